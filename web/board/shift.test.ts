import { expect, test } from "vitest";

import type { Link, TileItem } from "./scene";
import { movedBack, NO_SHIFT, shiftBetween, sum } from "./shift";

function tile(id: string, x: number, y: number): TileItem {
  return {
    item: "tile",
    id,
    halves: [6, 4],
    x,
    y,
    angle: 0,
    level: 0,
    look: "plain",
    label: "",
    action: null,
    pick: false,
  };
}

test("a table that grows to the left moves as a whole", () => {
  const before = [tile("a", 1.1, 2), tile("b", 3.3, 2)];
  const after = [tile("a", 3.6, 2), tile("b", 5.8, 2), tile("c", 1.6, 2)];
  const shift = shiftBetween(before, after);
  expect(shift).toEqual({ x: 2.5, y: 0 });
  expect(after.slice(0, 2).map((item) => movedBack(item, shift ?? NO_SHIFT))).toEqual(before);
  expect(sum({ x: 0.1, y: 1 }, { x: 0.2, y: -1 })).toEqual({ x: 0.3, y: 0 });
});

test("a tile that moves alone does not take the table along", () => {
  const before = [tile("a", 1, 2), tile("b", 3, 2)];
  expect(shiftBetween(before, [tile("a", 1, 2), tile("b", 5, 2)])).toEqual(NO_SHIFT);
});

test("where nothing stays, there is another table", () => {
  expect(shiftBetween([tile("a", 1, 2)], [tile("b", 1, 2)])).toBeNull();
});

test("links move with the tiles", () => {
  const link: Link = {
    item: "link",
    id: "l",
    points: [
      [3, 4],
      [5, 4],
    ],
  };
  expect(movedBack(link, { x: 1, y: 2 })).toEqual({
    ...link,
    points: [
      [2, 2],
      [4, 2],
    ],
  });
});
