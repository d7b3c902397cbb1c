/** What this browser has played: the tables it sits at, the game it began last, the puzzle of the
    day. Kept here and nowhere else. */

import type { Chosen } from "./api";
import { keep, readKept } from "./kept";
import type { TableInfo } from "./wire";

/** A table somebody at this browser sits at. */
export interface OwnTable {
  readonly table: string;
  readonly slug: string;
  /** As it was called when they sat there, until the server says it anew. */
  readonly title: string;
  /** The others. */
  readonly names: readonly string[];
}

/** How somebody played last, to begin the same again. */
export interface LastGame {
  readonly slug: string;
  readonly options: Chosen;
  readonly bot: string | null;
}

export interface DailyTable {
  readonly date: string;
  readonly slug: string;
  readonly table: string;
  readonly solved: boolean;
  /** The day it was begun on: of its own day, where that is not told. */
  readonly begun?: string;
}

const TABLES = "boneyard.tables";
const LAST = "boneyard.last";
const DAILY = "boneyard.daily";
/** A list that is longer is not looked through. */
const MOST_TABLES = 20;
const MOST_DAYS = 400;
const ENDED: readonly TableInfo["mode"][] = ["over", "abandoned"];

/** The tables with this one in front; one that is over, and seen to be, is left out. */
export function withTable(tables: readonly OwnTable[], info: TableInfo): readonly OwnTable[] {
  const others = tables.filter((one) => one.table !== info.table);
  if (ENDED.includes(info.mode)) {
    return others;
  }
  const { table, slug, title, seats } = info;
  const names = seats.filter((seat) => !seat.mine).map((seat) => seat.name);
  return [{ table, slug, title, names }, ...others].slice(0, MOST_TABLES);
}

export function ownTables(): readonly OwnTable[] {
  return readKept<readonly OwnTable[]>(TABLES, []);
}

export function lastGame(): LastGame | null {
  return readKept<LastGame | null>(LAST, null);
}

/** Keeps a table that somebody here sits at. */
export function keepTable(info: TableInfo): void {
  if (!info.seats.some((seat) => seat.mine)) {
    return;
  }
  keep(TABLES, withTable(ownTables(), info));
  if (readKept<readonly DailyTable[]>(DAILY, []).some((one) => one.table === info.table)) {
    // There is one of these a day: it is not what is played again.
    return;
  }
  const bot = info.seats.find((seat) => seat.kind === "bot")?.bot ?? lastGame()?.bot ?? null;
  keep(LAST, { slug: info.slug, options: info.chosen, bot } satisfies LastGame);
}

export function forgetTable(table: string): void {
  keep(
    TABLES,
    ownTables().filter((one) => one.table !== table),
  );
}

// -- the puzzle of the day ---------------------------------------------------------------------

/** The day, as the server counts it. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** A day (ISO date) as people write it. */
export function dayNamed(day: string, language: string): string {
  const form = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return form.format(new Date(day));
}

/** Which of some games has its turn on this day: each in its turn. */
export function turnOf<T>(games: readonly T[], day: string): T | null {
  const number = Math.floor(Date.parse(day) / 86_400_000);
  return games[number % games.length] ?? null;
}

/** The table of this day's puzzle, if somebody here has begun it. */
export function dailyTable(date: string, slug: string): DailyTable | null {
  const kept = readKept<readonly DailyTable[]>(DAILY, []);
  return kept.find((one) => one.date === date && one.slug === slug) ?? null;
}

/** One that is solved stays so. */
export function keepDaily(date: string, slug: string, table: string): void {
  const before = dailyTable(date, slug);
  const others = dailies().filter((one) => one.date !== date || one.slug !== slug);
  const now = {
    date,
    slug,
    table,
    solved: before?.solved ?? false,
    begun: before === null ? dayOf(new Date()) : (before.begun ?? date),
  };
  keep(DAILY, [...others, now].slice(-MOST_DAYS) satisfies readonly DailyTable[]);
}

export function dailies(): readonly DailyTable[] {
  return readKept<readonly DailyTable[]>(DAILY, []);
}

export function dayBefore(day: string): string {
  return dayOf(new Date(Date.parse(day) - 86_400_000));
}

/** On how many days in a row, up to this or the last, the puzzle was begun on its day and solved. */
export function streakOf(kept: readonly DailyTable[], today: string): number {
  const done = new Set(
    kept.filter((one) => one.solved && (one.begun ?? one.date) === one.date).map((one) => one.date),
  );
  let count = 0;
  for (let day = done.has(today) ? today : dayBefore(today); done.has(day); day = dayBefore(day)) {
    count += 1;
  }
  return count;
}

export function dailySolved(table: string): void {
  const kept = readKept<readonly DailyTable[]>(DAILY, []);
  keep(
    DAILY,
    kept.map((one) => (one.table === table ? { ...one, solved: true } : one)),
  );
}
