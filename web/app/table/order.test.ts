import { expect, test } from "vitest";

import type { HandTile } from "../../board";
import { inOrder, LARGE_HAND, nextOrder, orderOf, ORDERS } from "./order";

function tile(high: number, low: number, playable = false): HandTile {
  return {
    id: `${high}-${low}`,
    halves: [high, low],
    playable,
    why_not: "",
    label: "",
    pick: false,
  };
}

const HAND = [tile(5, 2), tile(18, 3), tile(5, 4, true), tile(18, 18), tile(0, 0, true)];

function shown(order: (typeof ORDERS)[number]): string[] {
  return inOrder(HAND, order, (one) => one.playable).map(
    ({ tile: one, odd }) => one.id + (odd ? "'" : ""),
  );
}

test("as dealt, nothing moves", () => {
  expect(shown("dealt")).toEqual(["5-2", "18-3", "5-4", "18-18", "0-0"]);
});

test("by number, each number is a group", () => {
  expect(shown("number")).toEqual(["18-18", "18-3", "5-4'", "5-2'", "0-0"]);
});

test("what can be played stands in front", () => {
  expect(shown("playable")).toEqual(["5-4", "0-0", "18-18'", "18-3'", "5-2'"]);
});

test("a small hand stays as it was dealt, a large one is sorted until somebody chooses", () => {
  expect(orderOf("number", LARGE_HAND, true)).toBe("dealt");
  expect(orderOf(null, LARGE_HAND + 1, true)).toBe("number");
  expect(orderOf("dealt", LARGE_HAND + 1, true)).toBe("dealt");
  // What has to be swiped into sight is not looked for first.
  expect(orderOf(null, LARGE_HAND + 1, false)).toBe("playable");
  expect(ORDERS.map(nextOrder)).toEqual(["number", "playable", "dealt"]);
});
