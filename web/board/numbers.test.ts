import { expect, test } from "vitest";

import { numbersIn, shown, toggled } from "./numbers";
import type { Cell, Composer, Scene } from "./scene";

function grid(...rows: string[]): Cell[] {
  return rows.flatMap((line, row) =>
    [...line].map((digit, column) => ({
      item: "cell" as const,
      id: `${row},${column}`,
      x: column,
      y: row,
      row,
      column,
      number: Number(digit),
      look: "plain" as const,
      tint: null,
      label: "",
      pick: true,
    })),
  );
}

test("numbers are sought where cells are joined to tiles, and nowhere else", () => {
  const composer = (kinds: readonly ("cells" | "tile")[]): Composer => ({
    id: "put",
    label: "",
    action: {},
    steps: kinds.map((kind) => ({
      field: kind,
      kind,
      label: "",
      tiles: [],
      pairs: [],
      turn: false,
      least: 0,
      most: 0,
      ends: null,
    })),
  });
  const scene = (composers: readonly Composer[]): Scene =>
    ({ items: grid("021", "110"), composers }) as unknown as Scene;
  expect(numbersIn(scene([composer(["cells"])]))).toEqual([0, 1, 2]);
  expect(numbersIn(scene([composer(["tile", "cells"])]))).toEqual([]);
  expect(numbersIn(scene([]))).toEqual([]);
});

test("one number lights its cells and its doubles", () => {
  const looks = shown(grid("011", "000"), [0]);
  expect(looks.get("0,0")).toBe("paired");
  expect(looks.get("0,1")).toBe("faded");
  expect(shown(grid("010", "111"), [0]).get("0,0")).toBe("sought");
});

test("two numbers light the places where they stand side by side", () => {
  const looks = shown(grid("012", "221"), [0, 1]);
  expect(["0,0", "0,1", "1,2", "0,2"].map((id) => looks.get(id))).toEqual([
    "paired",
    "paired",
    "sought",
    "faded",
  ]);
});

test("nothing sought changes nothing", () => {
  expect(shown(grid("01"), []).size).toBe(0);
});

test("two numbers are sought at most", () => {
  expect(toggled([], 3)).toEqual([3]);
  expect(toggled([3], 5)).toEqual([3, 5]);
  expect(toggled([3, 5], 6)).toEqual([5, 6]);
  expect(toggled([3, 5], 3)).toEqual([5]);
});
