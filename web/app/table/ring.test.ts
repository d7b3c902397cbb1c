import { describe, expect, test } from "vitest";

import { apart } from "./names";
import { edges, horseshoe, othersFrom } from "./ring";

/** A font in which all letters are equally wide. */
const letters =
  (most: number) =>
  (text: string): boolean =>
    text.length <= most;

describe("seats around the table", () => {
  test("who plays next clockwise sits on the left, a partner opposite", () => {
    expect(othersFrom([0, 1, 2, 3], 2)).toEqual([3, 0, 1]);
    expect(edges([3, 0, 1])).toEqual({ left: [3], top: [0], right: [1] });
  });

  test("whoever looks on sees the first seat at the near edge", () => {
    expect(othersFrom([1, 3, 0], null)).toEqual([3, 0]);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])("%i others sit clockwise, each once", (count) => {
    const others = Array.from({ length: count }, (_, at) => at + 1);
    const wide = edges(others);
    expect([...wide.left, ...wide.top, ...wide.right]).toEqual(others);
    expect(wide.left.length).toBe(wide.right.length);
    for (const across of [3, 4, 5, 6]) {
      const { left, top, right } = horseshoe(others, across);
      expect([...left, ...top, ...right]).toEqual(others);
      expect(left.length).toBe(right.length);
    }
  });
});

describe("names in little room", () => {
  test("what fits is not touched", () => {
    expect(apart(["Ada", "Emil"], letters(4))).toEqual(["Ada", "Emil"]);
  });

  test("a long name keeps its beginning", () => {
    expect(apart(["Leonhard", "Ada"], letters(5))).toEqual(["Leon…", "Ada"]);
  });

  test("names that begin alike keep what tells them apart", () => {
    expect(apart(["Player 2", "Player 3", "Player 10"], letters(5))).toEqual([
      "Pla…2",
      "Pla…3",
      "Pl…10",
    ]);
  });

  test("however little room there is, no two become the same", () => {
    const names = ["Sophie", "Sophia", "Soph", "Bot number 1", "Bot number 10", "Bot number 20"];
    for (let most = 1; most < 14; most += 1) {
      const shown = apart(names, letters(most));
      expect(new Set(shown).size).toBe(names.length);
      expect(Math.max(...shown.map((one) => one.length))).toBeLessThanOrEqual(Math.max(most, 1));
    }
  });

  test("signs of two units are not cut through", () => {
    expect(apart(["😀😀😀😀", "Ada"], (text) => Array.from(text).length <= 3)[0]).toBe("😀😀…");
  });
});
