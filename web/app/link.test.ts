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

test("it waits longer and longer, but tries at once when told to hurry", () => {
  link.connect();
  last().drop();
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  last().drop();
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  link.hurry();
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
