import { expect, test } from "vitest";

import { styleAt } from "./tile";

test("pips become figures where they would be specks: later the fewer there are on a tile", () => {
  const narrowest = (highest: number): number => {
    let wide = 60;
    while (styleAt(highest, "auto", wide).figures === "pips") {
      wide -= 0.5;
    }
    return wide;
  };
  expect(narrowest(18)).toBeGreaterThan(24);
  expect(narrowest(9)).toBeLessThan(20);
  expect(narrowest(6)).toBeLessThan(narrowest(9));
});

test("what somebody has chosen stays as it is", () => {
  for (const figures of ["pips", "both", "numbers"] as const) {
    expect(styleAt(18, figures, 5)).toEqual({ highest: 18, figures });
  }
});
