import { expect, test } from "vitest";

import { pipPath, pipRadius, pips } from "./pips";

const NUMBERS = Array.from({ length: 19 }, (_, number) => number);

test("a half shows as many pips as its number, up to double-eighteen", () => {
  for (const number of NUMBERS) {
    expect(pips(number)).toHaveLength(number);
    expect(pipPath(number, 0.1, 0, 0).split("M")).toHaveLength(number + 1);
  }
});

test("no pip touches another, or the edge, whatever the set", () => {
  for (const number of NUMBERS) {
    const radius = pipRadius(Math.max(6, number));
    const all = pips(number);
    all.forEach((pip, i) => {
      expect(Math.min(pip.x, pip.y, 1 - pip.x, 1 - pip.y)).toBeGreaterThan(radius);
      for (const other of all.slice(i + 1)) {
        expect(Math.hypot(pip.x - other.x, pip.y - other.y)).toBeGreaterThan(2 * radius);
      }
    });
  }
});

test("every pattern is the same upside down", () => {
  const sorted = (points: readonly { x: number; y: number }[]): string[] =>
    points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).sort();
  for (const number of NUMBERS) {
    const all = pips(number);
    expect(sorted(all.map(({ x, y }) => ({ x: 1 - x, y: 1 - y })))).toEqual(sorted(all));
  }
});

test("a six has its threes along the tile", () => {
  expect(new Set(pips(6).map((pip) => pip.y)).size).toBe(2);
  expect(new Set(pips(6).map((pip) => pip.x)).size).toBe(3);
});
