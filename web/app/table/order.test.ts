import { expect, test } from "vitest";

import type { HandTile } from "../../board";
import { inOrder, LARGE_HAND, nextOrder, orderOf, ORDERS } from "./order";

function tile(high: number, low: number, playable = false, group: number | null = null): HandTile {
  return {
    id: `${high}-${low}`,
    halves: [high, low],
    playable,
    why_not: "",
    label: "",
    pick: false,
    group,
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
  const small = Array.from({ length: LARGE_HAND }, (_, at) => tile(at, 0));
  const large = [...small, tile(11, 0)];
  expect(orderOf("number", small, true)).toBe("dealt");
  expect(orderOf(null, large, true)).toBe("number");
  expect(orderOf("dealt", large, true)).toBe("dealt");
  // What has to be swiped into sight is not looked for first.
  expect(orderOf(null, large, false)).toBe("playable");
  expect(ORDERS.map(nextOrder)).toEqual(["number", "playable", "dealt"]);
});

test("where the game says what fits where, the hand stands like that, however small", () => {
  const hand = [
    tile(9, 2, false, 2),
    tile(5, 4, true, 1),
    tile(7, 4, false, 0),
    tile(9, 1, false, 2),
  ];
  expect(orderOf(null, hand, true)).toBe("playable");
  expect(orderOf("dealt", hand, true)).toBe("dealt");
  const told = inOrder(hand, "playable", (one) => one.playable).map(
    ({ tile: one, odd }) => one.id + (odd ? "'" : ""),
  );
  expect(told).toEqual(["7-4", "5-4'", "9-2", "9-1"]);
});
