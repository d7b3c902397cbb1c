/** The matches that were finished in this browser: with whom, and how they ended. */

import type { Scene } from "../../board";
import { keep, readKept } from "../kept";
import type { MatchListed, TableInfo } from "../wire";

const KEY = "boneyard.matches";
/** So many are kept, and go along to another browser. */
export const MOST = 200;

/** A match as it stands in the list, with everything said. */
export type Kept = Required<MatchListed>;

export function matches(): readonly Kept[] {
  return readKept<readonly Kept[]>(KEY, []);
}

/** Both lists as one, the latest first; a match that is in both counts once. */
export function merged(mine: readonly Kept[], more: readonly MatchListed[]): readonly Kept[] {
  const known = new Set(mine.map(({ table }) => table));
  const added = more
    .filter(({ table }) => !known.has(table))
    .map((one): Kept => ({ won: null, points: "", ...one }));
  return [...mine, ...added].sort((a, b) => b.at - a.at).slice(0, MOST);
}

/** Those of the others that are new here; they stay. */
export function add(more: readonly MatchListed[]): readonly Kept[] {
  const before = new Set(matches().map(({ table }) => table));
  const all = merged(matches(), more);
  keep(KEY, all);
  return all.filter(({ table }) => !before.has(table));
}

export function drop(table: string): void {
  keep(
    KEY,
    matches().filter((one) => one.table !== table),
  );
}

/** A match that is over, as the one who played it sees it in the end. */
export function ended(info: TableInfo, scene: Scene, now: number): Kept {
  return {
    table: info.table,
    slug: info.slug,
    at: now,
    names: info.seats.filter((seat) => !seat.mine).map((seat) => seat.name),
    won: scene.outcome?.won ?? null,
    points: points(scene),
  };
}

/** How it stood: one's own side first, then the others. */
function points({ hands }: Scene): string {
  const sides = new Map<string, { readonly mine: boolean; readonly score: number }>();
  for (const { team, seat, score, mine } of hands) {
    const side = team === null ? `seat ${seat}` : `team ${team}`;
    if (score !== null) {
      sides.set(side, { score, mine: mine || (sides.get(side)?.mine ?? false) });
    }
  }
  const scores = [...sides.values()].sort((a, b) => Number(b.mine) - Number(a.mine));
  const told = scores.map(({ score }) => score).join(" : ");
  return told.length > 40 ? "" : told;
}

/** How somebody fared at a game, from the first match to the last: one up for each that was won,
 * one down for each that was lost. */
export function course(all: readonly Kept[]): readonly number[] {
  const run = [0];
  for (const { won } of [...all].sort((a, b) => a.at - b.at)) {
    run.push((run.at(-1) ?? 0) + (won === null ? 0 : won ? 1 : -1));
  }
  return run;
}
