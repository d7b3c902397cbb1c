import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Link, type Socket } from "./link";
import type { Sent, Tell } from "./wire";

class FakeSocket implements Socket {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readonly sent: Sent[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.drop(1000);
  }

  open(): void {
    this.onopen?.({} as Event);
  }

  tell(message: Partial<Tell>): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  drop(code = 1006): void {
    this.onclose?.({ code, reason: "" } as CloseEvent);
  }
}

let sockets: FakeSocket[];
let online: boolean[];
let late: boolean[];
let refusals: number[];
let link: Link;

const act: Sent = { send: "act", id: "a1", seat: 0, action: { do: "pass" } };

function last(): FakeSocket {
  return sockets[sockets.length - 1] as FakeSocket;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  online = [];
  late = [];
  refusals = [];
  link = new Link(
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    {
      told: () => undefined,
      online: (yes) => online.push(yes),
      late: (yes) => late.push(yes),
      refused: (code) => refusals.push(code),
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
});

test("the frame is the first thing a new connection says", () => {
  link.send({ send: "look", seat: 1 });
  link.send({ send: "frame", width: 20, height: 10 });
  link.send({ send: "pace", ms: 5 });
  link.connect();
  last().open();
  expect(last().sent.map((message) => message.send)).toEqual(["frame", "look", "pace"]);
});

test("what was not acknowledged is sent again with the same id, what was is not", () => {
  link.connect();
  last().open();
  link.send(act);
  last().drop();
  expect(online).toEqual([true, false]);
  vi.advanceTimersByTime(1000);
  last().open();
  expect(sockets).toHaveLength(2);
  expect(last().sent).toEqual([act]);
  last().tell({ tell: "ack", id: "a1", seq: 3 });
  expect(link.waiting).toBe(false);
  last().drop();
  vi.advanceTimersByTime(1000);
  last().open();
  expect(last().sent).toEqual([]);
});

test("a refused action is not sent again", () => {
  link.connect();
  last().open();
  link.send(act);
  last().tell({ tell: "refused", id: "a1", why: "no" });
  expect(link.waiting).toBe(false);
});

test("it waits longer and longer, but tries at once when told to find out", () => {
  link.connect();
  last().drop();
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  last().drop();
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  link.findOut();
  expect(sockets).toHaveLength(3);
});

test("a door that is shut stays shut", () => {
  link.connect();
  last().drop(4404);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(refusals).toEqual([4404]);
});

test("after its link was made anew a closed line is opened again", () => {
  link.connect();
  last().open();
  link.send(act);
  last().drop(4411);
  expect(refusals).toEqual([4411]);
  link.reopen();
  last().open();
  expect(last().sent).toContainEqual(act);
});

test("a line that is replaced says nothing when it closes", () => {
  link.connect();
  last().open();
  const before = last();
  link.reopen();
  before.drop(4411);
  expect(last()).not.toBe(before);
  expect(refusals).toEqual([]);
  last().open();
  expect(online[online.length - 1]).toBe(true);
});

// -- a server that is replaced ------------------------------------------------------------------

test("nobody notices that a server was replaced, and what they did arrives", () => {
  link.connect();
  last().open();
  link.send(act);
  last().drop(1012);
  vi.advanceTimersByTime(1500);
  expect(sockets).toHaveLength(2);
  // The new one does not listen yet.
  last().drop(1006);
  vi.advanceTimersByTime(600);
  expect(sockets).toHaveLength(3);
  last().open();
  expect(last().sent).toEqual([act]);
  vi.advanceTimersByTime(1000);
  last().tell({ tell: "pong" });
  vi.advanceTimersByTime(2000);
  expect(online).toEqual([true]);
});

test("if nobody takes its place, it is said", () => {
  link.connect();
  last().open();
  last().drop(1012);
  for (let i = 0; i < 8; i++) {
    vi.advanceTimersByTime(500);
    if (sockets.length > 1) {
      last().drop(1006);
    }
  }
  vi.advanceTimersByTime(100);
  expect(online).toEqual([true, false]);
  vi.advanceTimersByTime(20_000);
  last().open();
  expect(online).toEqual([true, false, true]);
});

test("not everybody comes back in the same moment", () => {
  const random = vi.spyOn(Math, "random");
  const waits = [0.02, 0.5, 0.98].map((chance) => {
    random.mockReturnValue(chance);
    link.connect();
    last().open();
    const before = sockets.length;
    last().drop(1012);
    let waited = 0;
    while (sockets.length === before) {
      vi.advanceTimersByTime(10);
      waited += 10;
    }
    return waited;
  });
  random.mockRestore();
  expect(waits).toEqual([30, 750, 1470]);
});

// -- whether the line holds ---------------------------------------------------------------------

function pings(socket: FakeSocket): number {
  return socket.sent.filter((message) => message.send === "ping").length;
}

test("a line that says nothing is asked, and one that answers is left alone", () => {
  link.connect();
  last().open();
  for (let i = 1; i <= 4; i++) {
    vi.advanceTimersByTime(2600);
    expect(pings(last())).toBe(i);
    last().tell({ tell: "pong" });
  }
  expect(online).toEqual([true]);
  expect(sockets).toHaveLength(1);
});

test("whoever has a dead line is told within five seconds, and it is replaced", () => {
  link.connect();
  last().open();
  last().tell({ tell: "ack", id: "a0", seq: 1 });
  vi.advanceTimersByTime(4900);
  expect(online).toEqual([true, false]);
  vi.advanceTimersByTime(3000);
  expect(sockets).toHaveLength(2);
  last().open();
  expect(online).toEqual([true, false, true]);
});

test("a line that was only slow is kept", () => {
  link.connect();
  last().open();
  vi.advanceTimersByTime(4900);
  last().tell({ tell: "pong" });
  expect(online).toEqual([true, false, true]);
  vi.advanceTimersByTime(2000);
  expect(sockets).toHaveLength(1);
});

test("nothing is asked while nobody looks, and at once when somebody does again", () => {
  link.connect();
  last().open();
  link.watch(false);
  vi.advanceTimersByTime(60_000);
  expect(pings(last())).toBe(0);
  link.watch(true);
  expect(pings(last())).toBe(1);
});

test("looking at the page opens no line before it is asked for", () => {
  link.watch(true);
  link.findOut();
  expect(sockets).toHaveLength(0);
  link.connect();
  expect(sockets).toHaveLength(1);
});

test("a line that does not open is given up, and another is tried", () => {
  link.connect();
  vi.advanceTimersByTime(5100);
  expect(online).toEqual([false]);
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
});

test("what is not acknowledged for long is said to be on its way", () => {
  link.connect();
  last().open();
  link.send(act);
  vi.advanceTimersByTime(1400);
  expect(late).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(late).toEqual([true]);
  last().tell({ tell: "ack", id: "a1", seq: 3 });
  expect(late).toEqual([true, false]);
  link.send({ ...act, id: "a2" });
  last().tell({ tell: "ack", id: "a2", seq: 4 });
  vi.advanceTimersByTime(2000);
  expect(late).toEqual([true, false, false]);
});
