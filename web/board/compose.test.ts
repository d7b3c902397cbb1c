import { expect, test } from "vitest";

import {
  composed,
  composerOf,
  lacking,
  layOn,
  linked,
  NOTHING_COLLECTED,
  pickCell,
  pickTile,
  takesCell,
  takesTile,
  turn,
} from "./compose";
import type { Composer } from "./scene";

const onCells: Composer = {
  id: "lay",
  label: "Lay",
  action: { do: "put" },
  steps: [
    {
      field: "cells",
      kind: "cells",
      label: "two cells",
      tiles: [],
      pairs: [
        [
          [0, 0],
          [0, 1],
        ],
        [
          [0, 1],
          [1, 1],
        ],
      ],
      turn: false,
      least: 0,
      most: 0,
      ends: null,
    },
  ],
};

const tileOnCells: Composer = {
  ...onCells,
  steps: [
    {
      field: "halves",
      kind: "tile",
      label: "a tile",
      tiles: [[5, 2]],
      pairs: [],
      turn: true,
      least: 0,
      most: 0,
      ends: null,
    },
    ...onCells.steps,
  ],
};

test("two neighbouring cells of a pair make an action", () => {
  const first = pickCell(onCells, NOTHING_COLLECTED, [0, 0]);
  expect(composed(onCells, first)).toBeNull();
  expect(composed(onCells, pickCell(onCells, first, [0, 1]))).toEqual({
    do: "put",
    cells: [
      [0, 0],
      [0, 1],
    ],
  });
});

test("cells that do not go together begin anew; the same cell twice lets go", () => {
  const first = pickCell(onCells, NOTHING_COLLECTED, [0, 0]);
  const other = pickCell(onCells, first, [1, 1]);
  expect(other).toEqual({ cells: { kind: "cells", cells: [[1, 1]] } });
  expect(pickCell(onCells, first, [0, 0])).toEqual({});
});

test("only cells of some pair can be picked", () => {
  expect(takesCell(onCells, [1, 1])).toBe(true);
  expect(takesCell(onCells, [2, 1])).toBe(false);
});

test("the first half goes to the cell that was clicked first, however the pair is written", () => {
  const tile = pickTile(tileOnCells, NOTHING_COLLECTED, [5, 2]);
  const there = pickCell(tileOnCells, pickCell(tileOnCells, tile, [0, 0]), [0, 1]);
  expect(composed(tileOnCells, there)).toEqual({
    do: "put",
    halves: [5, 2],
    cells: [
      [0, 0],
      [0, 1],
    ],
  });
  const back = pickCell(tileOnCells, pickCell(tileOnCells, tile, [0, 1]), [0, 0]);
  expect(composed(tileOnCells, back)).toEqual({
    do: "put",
    halves: [2, 5],
    cells: [
      [0, 0],
      [0, 1],
    ],
  });
});

test("a picked tile can be turned, and put back by picking it again", () => {
  const tile = pickTile(tileOnCells, NOTHING_COLLECTED, [5, 2]);
  expect(turn(tileOnCells, tile)).toEqual({ halves: { kind: "tile", halves: [2, 5] } });
  expect(pickTile(tileOnCells, tile, [2, 5])).toEqual({});
});

test("a tile the step does not take is not picked", () => {
  expect(pickTile(tileOnCells, NOTHING_COLLECTED, [6, 6])).toEqual({});
});

test("chains grow at either end, turned so that they match", () => {
  const two = linked([[4, 2]], [6, 2]);
  expect(two).toEqual([
    [4, 2],
    [2, 6],
  ]);
  expect(linked(two, [1, 4])).toEqual([
    [1, 4],
    [4, 2],
    [2, 6],
  ]);
});

test("a chain is read in the order of the clicks, whichever way its first tile lay", () => {
  const two = linked([[5, 2]], [5, 1]);
  expect(two).toEqual([
    [2, 5],
    [5, 1],
  ]);
  expect(linked(two, [2, 1])).toEqual([
    [2, 5],
    [5, 1],
    [1, 2],
  ]);
});

test("a tile taken out of a chain takes along what hangs on it", () => {
  const chain = [
    [1, 4],
    [4, 2],
    [2, 6],
  ] as const;
  expect(linked(chain, [2, 4])).toEqual([[1, 4]]);
  expect(linked(chain, [4, 1])).toEqual([
    [4, 2],
    [2, 6],
  ]);
});

test("a tile that matches neither end begins a new chain", () => {
  expect(linked([[4, 2]], [5, 3])).toEqual([[5, 3]]);
});

test("the composer of an action is found by what it does", () => {
  const note: Composer = { ...onCells, id: "note", action: { do: "mark" } };
  expect(composerOf([onCells, note], { do: "mark", cells: [] })).toBe(1);
  expect(composerOf([onCells, note], { do: "remove", cells: [] })).toBe(-1);
});

test("a tile let go over two cells lies there, whatever was picked before", () => {
  const before = pickCell(tileOnCells, pickTile(tileOnCells, NOTHING_COLLECTED, [5, 2]), [1, 1]);
  const there = layOn(tileOnCells, before, [
    [0, 0],
    [0, 1],
  ]);
  expect(composed(tileOnCells, there)).toEqual({
    do: "put",
    halves: [5, 2],
    cells: [
      [0, 0],
      [0, 1],
    ],
  });
});

test("a chain is finished when it is long enough and leads back", () => {
  const step = {
    field: "chain",
    kind: "chain",
    label: "",
    tiles: [],
    pairs: [],
    turn: false,
  } as const;
  const claim = {
    id: "claim",
    label: "",
    action: { do: "claim" },
    steps: [{ ...step, least: 3, most: 3, ends: 2 }],
  };
  const after = (...tiles: [number, number][]): unknown =>
    composed(
      claim,
      tiles.reduce((rest, tile) => pickTile(claim, rest, tile), NOTHING_COLLECTED),
    );
  expect(after([2, 8], [8, 6])).toBeNull();
  expect(after([2, 8], [8, 6], [6, 4])).toBeNull();
  // It begins with its number, however the first tile was clicked, and takes nothing else.
  expect(after([1, 0], [8, 2], [8, 6], [5, 3], [6, 2])).toEqual(after([2, 8], [8, 6], [6, 2]));
  expect(after([2, 8], [8, 6], [6, 2])).toEqual({
    do: "claim",
    chain: [
      [2, 8],
      [8, 6],
      [6, 2],
    ],
  });
});

test("a chain takes what leads on, and says what it lacks", () => {
  const claim = {
    id: "claim",
    label: "",
    action: { do: "claim" },
    steps: [
      {
        field: "chain",
        kind: "chain",
        label: "",
        tiles: [],
        pairs: [],
        turn: false,
        least: 2,
        most: 0,
        ends: 3,
      },
    ],
  } as const;
  expect(takesTile(claim, NOTHING_COLLECTED, [1, 0])).toBe(false);
  expect(lacking(claim, NOTHING_COLLECTED)).toBeNull();
  const one = pickTile(claim, NOTHING_COLLECTED, [5, 3]);
  expect([
    takesTile(claim, one, [5, 4]),
    takesTile(claim, one, [3, 5]),
    takesTile(claim, one, [3, 1]),
  ]).toEqual([true, true, false]);
  expect(lacking(claim, one)).toEqual({ what: "tiles", count: 1 });
  const two = pickTile(claim, one, [4, 5]);
  expect(lacking(claim, two)).toEqual({ what: "end", number: 3 });
  expect(lacking(claim, pickTile(claim, two, [4, 3]))).toBeNull();
});
