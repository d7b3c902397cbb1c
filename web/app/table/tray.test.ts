import { expect, test } from "vitest";

import { trayFor } from "./tray";

const HEIGHT = 1.945;

test("a small hand is as large as the box allows", () => {
  expect(trayFor(7, 900, 104)).toEqual({ width: 52, rows: 1 });
});

test.each([
  [38, 900, 104],
  [38, 370, 116],
  [60, 370, 116],
  [28, 370, 174],
  [20, 700, 60],
])("%i tiles in a box of %i by %i stay in it from top to bottom", (count, width, height) => {
  const tray = trayFor(count, width, height);
  expect(tray.width).toBeGreaterThanOrEqual(24);
  expect(tray.rows * tray.width * HEIGHT + 6 * (tray.rows - 1)).toBeLessThanOrEqual(height + 4);
});

test("what fits is not swiped", () => {
  const tray = trayFor(28, 370, 174);
  expect(Math.ceil(28 / tray.rows) * (tray.width + 6)).toBeLessThanOrEqual(370);
});
