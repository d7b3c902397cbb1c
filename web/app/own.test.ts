import { expect, test } from "vitest";

import { titleFor } from "./attention";
import { inOrder } from "./lobby/glances.svelte";
import { dayOf, streakOf, turnOf, withTable, type DailyTable, type OwnTable } from "./own";
import type { SeatInfo, TableInfo, Glance } from "./wire";

function info(table: string, mode: TableInfo["mode"] = "playing"): TableInfo {
  const seat = {
    kind: "human",
    connected: true,
    bot: null,
    gone_ms: null,
    free: false,
    gives_up: false,
    team: null,
  } as const;
  const seats: SeatInfo[] = [
    { ...seat, seat: 0, name: "Ada", mine: true },
    { ...seat, seat: 1, name: "Ben", mine: false },
  ];
  return {
    tell: "table",
    table,
    slug: "a-game",
    title: "A game",
    mode,
    seats,
  } as Partial<TableInfo> as TableInfo;
}

test("the table somebody was at last comes first, once", () => {
  let kept: readonly OwnTable[] = [];
  for (const table of ["a", "b", "a"]) {
    kept = withTable(kept, info(table));
  }
  expect(kept.map((one) => one.table)).toEqual(["a", "b"]);
  expect(kept[0]?.names).toEqual(["Ben"]);
});

test("a table that was seen to be over is not gone on with", () => {
  const kept = withTable(withTable([], info("a")), info("a", "over"));
  expect(kept).toEqual([]);
});

test("the tables that wait for somebody here come first, then where something happened last", () => {
  const own = ["a", "b", "c", "d"].map((table) => ({ table, slug: "", title: "", names: [] }));
  const seen = (touched: number, turn: boolean): Glance => ({
    slug: "a-game",
    title: "A game",
    status: "playing",
    frozen: false,
    touched,
    seats: [{ name: "Ada", mine: true, turn, bot: null }],
    options: {},
    clock_s: 0,
  });
  const told = new Map([
    ["a", seen(1, false)],
    ["b", seen(9, false)],
    ["c", seen(5, true)],
  ]);
  const rows = inOrder(own, told);
  expect(rows.map((row) => row.own.table)).toEqual(["c", "b", "a", "d"]);
  expect(rows.map((row) => row.yours)).toEqual([true, false, false, false]);
});

test("the puzzles of the days take turns", () => {
  const days = ["2026-12-31", "2027-01-01", "2027-01-02"];
  const games = ["x", "y", "z"];
  expect(new Set(days.map((day) => turnOf(games, day))).size).toBe(3);
  expect(turnOf([], "2026-12-31")).toBeNull();
  expect(dayOf(new Date("2026-12-31T23:59:00Z"))).toBe("2026-12-31");
});

test("the title marks what waits, but not what is looked at", () => {
  expect(titleFor("A game", true, 0, false)).toBe("● A game");
  expect(titleFor("A game", true, 0, true)).toBe("A game");
  expect(titleFor("Boneyard", false, 2, true)).toBe("(2) Boneyard");
  expect(titleFor("Boneyard", false, 0, false)).toBe("Boneyard");
});

test("days in a row are those whose puzzle was begun on its day and solved", () => {
  const on = (date: string, solved = true, begun = date): DailyTable => ({
    date,
    slug: "a",
    table: date,
    solved,
    begun,
  });
  const kept = [on("2026-02-27"), on("2026-02-28"), on("2026-03-01", false)];
  expect(streakOf(kept, "2026-03-01")).toBe(2);
  expect(streakOf([...kept, on("2026-03-01")], "2026-03-01")).toBe(3);
  expect(streakOf(kept, "2026-03-02")).toBe(0);
  expect(streakOf([on("2026-02-28", true, "2026-03-01")], "2026-03-01")).toBe(0);
});
