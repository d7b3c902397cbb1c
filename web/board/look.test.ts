import { expect, test } from "vitest";

import {
  boxOf,
  FINGER,
  fitted,
  frameFor,
  joined,
  LARGEST,
  opening,
  panned,
  zoomed,
} from "./camera";
import type { Caption, Cell, TileItem } from "./scene";
import { nearest } from "./walk";

const screen = { width: 800, height: 400 };

test("the whole table is seen, in the middle", () => {
  const look = fitted({ x: 3, y: 1, width: 40, height: 10 }, screen);
  expect(look.scale * 40).toBeLessThanOrEqual(screen.width);
  expect(look.x + look.scale * (3 + 20)).toBeCloseTo(400);
  expect(look.y + look.scale * (1 + 5)).toBeCloseTo(200);
});

test("a nearly empty table is not blown up", () => {
  expect(fitted({ x: 0, y: 0, width: 2, height: 1 }, screen).scale).toBe(LARGEST);
});

test("the look follows what lies on the table, and is in its middle while that is empty", () => {
  const note = (x: number, y: number): Caption => ({
    item: "note",
    id: `${x} ${y}`,
    x,
    y,
    text: "",
    size: 1,
    faint: false,
    plate: "",
    width: 0,
  });
  const table = { width: 60, height: 30 };
  const empty = boxOf([], table);
  expect([empty.x + empty.width / 2, empty.y + empty.height / 2]).toEqual([30, 15]);
  const both = boxOf([note(10, 5), note(50, 20)], table);
  expect(both.x).toBeLessThan(10);
  expect(both.x + both.width).toBeGreaterThan(50);
  expect(joined(both, empty)).toEqual(both);
});

test("a grid fills the table, and tiles laid on it do not move it", () => {
  const cell = (row: number, column: number): Cell => ({
    item: "cell",
    id: `${row} ${column}`,
    x: column + 0.5,
    y: row + 0.5,
    row,
    column,
    number: 0,
    look: "plain",
    tint: null,
    label: "",
    pick: true,
  });
  const tile: TileItem = {
    item: "tile",
    id: "t",
    halves: [0, 0],
    x: 7.5,
    y: 1,
    angle: 90,
    level: 0,
    look: "plain",
    label: "",
    action: null,
    pick: false,
  };
  const cells = [cell(0, 0), cell(6, 7)];
  const box = boxOf(cells, { width: 8, height: 7 });
  expect(fitted(box, { width: 360, height: 560 }).scale).toBeGreaterThan(36);
  const after = boxOf([...cells, tile], { width: 8, height: 7 });
  for (const side of ["x", "y", "width", "height"] as const) {
    expect(after[side]).toBeCloseTo(box[side]);
  }
});

test("cells to be tapped are never too small for a finger", () => {
  const cell = (pick: boolean): Cell => ({
    item: "cell",
    id: "c",
    x: 0.5,
    y: 0.5,
    row: 0,
    column: 0,
    number: 0,
    look: "plain",
    tint: null,
    label: "",
    pick,
  });
  const phone = { width: 360, height: 500 };
  const long = { x: 0, y: 0, width: 40, height: 2 };
  const look = opening(long, phone, [cell(true)]);
  expect(look.scale).toBe(FINGER);
  expect(look.x).toBeGreaterThanOrEqual(0);
  expect(look.x).toBeLessThan(20);
  expect(look.y + FINGER).toBeCloseTo(250);
  expect(opening(long, phone, [cell(false)])).toEqual(fitted(long, phone));
  const small = { x: 0, y: 0, width: 8, height: 7 };
  expect(opening(small, phone, [cell(true)])).toEqual(fitted(small, phone));
});

test("zooming keeps the point under the pointer", () => {
  const look = { scale: 20, x: 5, y: 7 };
  const near = zoomed(look, 1.5, 100, 50, 5);
  expect((100 - near.x) / near.scale).toBeCloseTo((100 - look.x) / look.scale);
  expect((50 - near.y) / near.scale).toBeCloseTo((50 - look.y) / look.scale);
});

test("the table cannot be pushed off the screen", () => {
  const look = panned({ scale: 20, x: 0, y: 0 }, 9999, -9999, { width: 10, height: 10 }, screen);
  expect(look.x).toBeLessThan(screen.width);
  expect(look.y + 200).toBeGreaterThan(0);
});

test("a phone asks for a smaller frame than a large screen", () => {
  expect(frameFor({ width: 350, height: 400 }).width).toBeLessThan(frameFor(screen).width);
});

test("arrow keys lead to what lies straight ahead, and stay where nothing is", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 3, y: 3 },
    { x: 0, y: 5 },
  ];
  expect(nearest(points, 0, "ArrowRight")).toBe(1);
  expect(nearest(points, 0, "ArrowDown")).toBe(3);
  expect(nearest(points, 0, "ArrowLeft")).toBe(0);
});
