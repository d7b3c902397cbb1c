import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Hand, Scene } from "../../board";
import type { SeatInfo } from "../wire";
import { Passing } from "./passing.svelte";

let looks: (number | null)[];
let passing: Passing;

/** A scene in which this seat is to act; `open`: everybody sees all hands. */
function turnOf(active: number | null, open = false): Scene {
  const hands = [0, 1].map((seat) => ({
    seat,
    active: seat === active,
    tiles: open ? [] : null,
    count: 3,
  }));
  return { hands: hands as unknown as Hand[], outcome: null } as unknown as Scene;
}

function seats(...mine: boolean[]): SeatInfo[] {
  return mine.map((one, seat) => ({ seat, mine: one }) as SeatInfo);
}

beforeEach(() => {
  vi.useFakeTimers();
  looks = [];
  passing = new Passing((seat) => looks.push(seat));
});

afterEach(() => {
  vi.useRealTimers();
});

test("one person at a device never meets a curtain", () => {
  passing.follow(turnOf(0), seats(true, false));
  passing.follow(turnOf(1), seats(true, false));
  vi.runAllTimers();
  expect(passing.next).toBeNull();
  expect(looks).toEqual([]);
});

test("the first of two takes the device, and sees the table", () => {
  passing.follow(turnOf(1), seats(true, true));
  expect(passing.next).toBe(1);
  expect(looks).toEqual([]);
  passing.take();
  expect(passing.next).toBeNull();
  expect(looks).toEqual([1]);
});

test("a turn is seen to its end before the curtain falls, and then nobody's hand is shown", () => {
  passing.follow(turnOf(0), seats(true, true));
  passing.take();
  passing.follow(turnOf(1), seats(true, true));
  expect(passing.next).toBeNull();
  vi.runAllTimers();
  expect(passing.next).toBe(1);
  expect(looks).toEqual([0, null]);
});

test("the curtain stays up while the same person goes on, or took the move back in time", () => {
  passing.follow(turnOf(0), seats(true, true));
  passing.take();
  passing.follow(turnOf(1), seats(true, true));
  passing.follow(turnOf(0), seats(true, true));
  vi.runAllTimers();
  expect(passing.next).toBeNull();
  expect(looks).toEqual([0]);
});

test("where everything lies open the device just changes hands", () => {
  passing.follow(turnOf(0, true), seats(true, true));
  passing.follow(turnOf(1, true), seats(true, true));
  expect(passing.next).toBeNull();
  expect(looks).toEqual([0, 1]);
});
