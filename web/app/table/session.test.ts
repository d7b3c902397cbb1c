import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Scene } from "../../board";
import type { Api } from "../api";
import type { Sent, Tell } from "../wire";
import { Session } from "./session.svelte";

const sent: Sent[] = [];

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: unknown = null;
  onclose: unknown = null;

  constructor() {
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    // Nobody is there.
  }
}

let session: Session;

/** A table at which this seat is to act, and one hand is hidden. */
function turnOf(active: number): Scene {
  const hands = [0, 1].map((seat) => ({
    seat,
    active: seat === active,
    tiles: null,
    count: 3,
    connected: true,
  }));
  const none = { items: [], composers: [], controls: [], timers: [] };
  return { ...none, hands, outcome: null, sheet: null, prompt: "" } as unknown as Scene;
}

function tell(message: object): void {
  session.told(message as Tell);
}

function looksBack(at: number, active = 0): void {
  session.lookBack(at);
  tell({ tell: "replay", at, of: 9, scene: turnOf(active), events: [{ text: "Ada lays 6-6." }] });
}

function asked(kind: Sent["send"]): Sent[] {
  return sent.filter((message) => message.send === kind);
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", { hidden: false });
  const api = { liveAddress: () => "ws://here" } as unknown as Api;
  session = new Session(api, "t", "en", () => undefined);
  session.resized({ width: 800, height: 600 });
  await vi.advanceTimersByTimeAsync(1);
  const seats = [0, 1].map((seat) => ({ seat, mine: true, kind: "human", connected: true }));
  tell({ tell: "table", table: "t", seats, commitment: "", imprints: {}, nonces: {} });
  tell({ tell: "scene", seq: 9, seat: 0, scene: turnOf(0), undo: true });
  session.passing.take();
  sent.length = 0;
});

afterEach(() => {
  session.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("looking back at somebody else's turn passes the device to nobody", () => {
  looksBack(3, 1);
  vi.advanceTimersByTime(5000);
  expect(session.passing.next).toBeNull();
  expect(asked("look")).toEqual([]);
});

test("what was to be looked back at is asked for again when the line is back", () => {
  session.lookBack(3);
  expect(asked("replay")).toHaveLength(1);
  tell({ tell: "scene", seq: 9, seat: 0, scene: turnOf(0), undo: true });
  expect(asked("replay")).toHaveLength(2);
  looksBack(3);
  tell({ tell: "scene", seq: 9, seat: 0, scene: turnOf(0), undo: true });
  expect(asked("replay")).toHaveLength(3);
});

test("step by step one goes back as far as there is something, however quickly", () => {
  looksBack(2);
  session.step(-1);
  session.step(-1);
  session.step(-1);
  session.step(1);
  const at = asked("replay").map((message) => (message.send === "replay" ? message.at : null));
  expect(at).toEqual([2, 1, 0, 0, 1]);
});

test("who looks back takes nothing back", () => {
  expect(session.canUndo).toBe(true);
  looksBack(3);
  expect(session.canUndo).toBe(false);
});

test("what was told of the past is not told of now", () => {
  looksBack(9);
  expect(session.whisper).toBe("Ada lays 6-6.");
  session.lookBack(null);
  tell({ tell: "scene", seq: 9, seat: 0, scene: turnOf(0), undo: true });
  expect(session.whisper).toBe("");
});

test("a score sheet that comes while one looks back is the one from then on", () => {
  looksBack(3);
  const sheet = { columns: ["", "Ada", "Bea"] };
  tell({ tell: "scene", seq: 9, seat: 0, scene: { ...turnOf(0), sheet }, undo: true });
  const moved = { tell: "moved", seq: 10, seat: 0, undo: true, events: [], same_sheet: true };
  tell({ ...moved, scene: turnOf(0) });
  expect(session.scene?.sheet).toEqual(sheet);
});

test("a hint that was not given was no help", () => {
  session.hint();
  expect(session.stopwatch.helped).toBe(false);
  tell({ tell: "hint", seat: 0, text: "Lay 6-6.", items: [], action: null });
  expect(session.stopwatch.helped).toBe(true);
});
