import { expect, test } from "vitest";

import { isAimed, targetNear } from "./aim";
import type { Cell, Item, Target } from "./scene";

const cell = (row: number, column: number): Cell => ({
  item: "cell",
  id: `${row} ${column}`,
  x: column + 0.5,
  y: row + 0.5,
  row,
  column,
  number: null,
  look: "plain",
  tint: null,
  label: "",
  pick: true,
});
const grid: Item[] = [cell(0, 0), cell(0, 1), cell(1, 0), cell(1, 1)];
const near = (x: number, y: number, takes = true): ReturnType<typeof targetNear> =>
  targetNear(grid, null, () => takes, { x, y }, 1.7);

test("a tile lies over the line between two cells that it was let go at", () => {
  expect(near(1, 0.4)).toEqual({
    kind: "cells",
    cells: [
      [0, 0],
      [0, 1],
    ],
  });
  expect(near(0.4, 1)).toEqual({
    kind: "cells",
    cells: [
      [0, 0],
      [1, 0],
    ],
  });
});

test("cells that take no tile together, or lie far off, are not meant", () => {
  expect(near(1, 0.4, false)).toBeNull();
  expect(near(5, 5)).toBeNull();
});

test("a place is meant by the tile it has an offer for", () => {
  const offer = { halves: [1, 2], tile: [2, 1], action: {}, label: "", makes: "" } as const;
  const place: Target = {
    item: "place",
    id: "p",
    x: 3,
    y: 0.5,
    angle: 0,
    label: "",
    offers: [offer],
  };
  const meant = (tile: readonly [number, number]): ReturnType<typeof targetNear> =>
    targetNear([...grid, place], tile, () => false, { x: 2.5, y: 0.5 }, 1.7);
  expect(meant([1, 2])).toEqual({ kind: "place", place });
  expect(meant([6, 6])).toBeNull();
});

test("both cells below the tile are shown", () => {
  const target = near(1, 0.4);
  expect(grid.map((item) => target !== null && isAimed(item, target))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
