/** How the games of this browser ended; kept here and nowhere else. */

import { keep, readKept } from "./kept";

export interface Tally {
  readonly played: number;
  readonly won: number;
  /** Wins in a row, up to now and the most there were. */
  readonly streak: number;
  readonly best: number;
  /** The tables already counted. */
  readonly tables: readonly string[];
  /** Solos: the shortest times in which they were won, by the options they were played with. */
  readonly fastest?: Readonly<Record<string, Fastest>>;
}

export interface Fastest {
  readonly ms: number;
  /** The options in words. */
  readonly told: string;
}

/** A solo that was won: with which options, and in what time. */
export interface Timed extends Fastest {
  readonly variant: string;
}

export type Statistics = Readonly<Record<string, Tally>>;

const KEY = "boneyard.statistics";
const EMPTY: Tally = { played: 0, won: 0, streak: 0, best: 0, tables: [] };
/** A table that is looked at again is not counted again; this many are remembered. */
const REMEMBERED = 50;

/** The statistics with one more result. */
export function counted(
  before: Statistics,
  table: string,
  slug: string,
  won: boolean | null,
  timed: Timed | null = null,
): Statistics {
  const tally = before[slug] ?? EMPTY;
  if (tally.tables.includes(table)) {
    return before;
  }
  const streak = won === true ? tally.streak + 1 : 0;
  return {
    ...before,
    [slug]: {
      played: tally.played + 1,
      won: tally.won + (won === true ? 1 : 0),
      streak,
      best: Math.max(tally.best, streak),
      tables: [...tally.tables, table].slice(-REMEMBERED),
      ...(timed === null
        ? tally.fastest && { fastest: tally.fastest }
        : { fastest: faster(tally.fastest ?? {}, timed) }),
    },
  };
}

function faster(
  before: Readonly<Record<string, Fastest>>,
  { variant, ms, told }: Timed,
): Record<string, Fastest> {
  const best = Math.min(ms, before[variant]?.ms ?? Infinity);
  return { ...before, [variant]: { ms: best, told } };
}

export function statistics(): Statistics {
  return readKept<Statistics>(KEY, {});
}

export function keepResult(
  table: string,
  slug: string,
  won: boolean | null,
  timed: Timed | null,
): void {
  keep(KEY, counted(statistics(), table, slug, won, timed));
}
