import { describe, expect, it } from "vitest";

import { wishes } from "./company";
import { course, merged, type Kept } from "./list";
import { checksum } from "./zip";

const match = (table: string, at: number, won: boolean | null = null): Kept => ({
  table,
  at,
  won,
  slug: "some-game",
  names: ["Ben", "Emil"],
  points: "",
});

describe("the list of matches", () => {
  it("has each match once, the latest first, as it was here", () => {
    const mine = [match("a", 3, true)];
    const both = merged(mine, [match("b", 5), match("a", 9, false)]);
    expect(both.map(({ table, won }) => [table, won])).toEqual([
      ["b", null],
      ["a", true],
    ]);
  });

  it("goes up with each win and down with each loss", () => {
    expect(course([match("c", 3), match("b", 2, false), match("a", 1, true)])).toEqual([
      0, 1, 0, 0,
    ]);
  });
});

describe("the same again", () => {
  const seat = (name: string, bot: string | null = null, mine = false) => ({
    name,
    bot,
    mine,
    turn: false,
  });

  it("keeps one's neighbours, and lets others come with a link", () => {
    const seats = [seat("Ben"), seat("Emil", "greedy"), seat("Ada", null, true)];
    expect(wishes({ seats }, match("a", 1))).toEqual([
      { kind: "me", name: "Ada" },
      { kind: "open", name: "Ben" },
      { kind: "bot", name: "Emil", bot: "greedy" },
    ]);
  });

  it("knows one's seat in another browser by the names of the others", () => {
    const seats = [seat("Ben"), seat("Ada"), seat("Emil", "greedy")];
    const first = wishes({ seats }, match("a", 1))[0];
    expect(first).toEqual({ kind: "me", name: "Ada" });
  });
});

describe("a checksum in an archive", () => {
  it("is the one all programs know", () => {
    expect(checksum(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  });
});
