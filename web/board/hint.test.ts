import { expect, test } from "vitest";

import { idsOf } from "./hint";
import type { Cell, Hand, Scene, Target } from "./scene";

const lay = { do: "lay", tile: [6, 3], at: { tile: [6, 6], socket: "side" } };

const place: Target = {
  item: "place",
  id: "p1",
  x: 0,
  y: 0,
  angle: 0,
  label: "",
  offers: [{ halves: [6, 3], tile: [6, 3], action: lay, label: "", makes: "" }],
};

function cell(row: number, column: number): Cell {
  return {
    item: "cell",
    id: `c${row}${column}`,
    x: column,
    y: row,
    row,
    column,
    number: 1,
    look: "plain",
    tint: null,
    label: "",
    pick: true,
  };
}

const hand: Hand = {
  seat: 0,
  name: "Ada",
  tiles: [
    { id: "6-3", halves: [6, 3], playable: true, why_not: "", label: "", pick: false, group: null },
    {
      id: "5-5",
      halves: [5, 5],
      playable: false,
      why_not: "",
      label: "",
      pick: false,
      group: null,
    },
  ],
  count: 2,
  score: 0,
  active: true,
  mine: true,
  team: null,
  status: "",
  lacks: "",
  bot: false,
  connected: true,
};

const scene: Scene = {
  width: 10,
  height: 10,
  items: [place, { ...place, id: "p2", offers: [] }, cell(0, 0), cell(0, 1), cell(1, 1)],
  hands: [hand],
  around: [],
  boneyard: null,
  controls: [{ id: "pass", label: "Pass", action: { do: "pass" }, primary: false }],
  composers: [],
  sheet: null,
  timers: [],
  sealed: null,
  panels: [],
  counts: [],
  goal: null,
  open: [],
  outcome: null,
  prompt: "",
  arms: [],
  highest: 6,
};

test("a suggested lay is shown at its place and in the hand", () => {
  expect(idsOf(scene, { ...lay, tile: [6, 3] })).toEqual(["6-3", "p1"]);
});

test("a suggested button and suggested cells are shown too", () => {
  expect(idsOf(scene, { do: "pass" })).toEqual(["pass"]);
  expect(
    idsOf(scene, {
      do: "put",
      cells: [
        [0, 1],
        [0, 0],
      ],
    }),
  ).toEqual(["c01", "c00"]);
  expect(idsOf(scene, { do: "put", halves: [5, 5], cells: [[1, 1]] })).toEqual(["5-5", "c11"]);
});

test("what is nowhere in the scene is not shown", () => {
  expect(idsOf(scene, { do: "draw" })).toEqual([]);
});
