/** The table where somebody is shown a game, and how often they have been helped there. */

import { keep, readKept } from "./kept";

/** So many moves are shown: then one goes on alone, at the same table. */
export const SHOWN = 5;

interface Lesson {
  readonly table: string;
  readonly done: number;
}

const KEY = "boneyard.lesson";

export function beginLesson(table: string): void {
  keepLesson(table, 0);
}

export function keepLesson(table: string, done: number): void {
  keep(KEY, { table, done } satisfies Lesson);
}

/** How many moves were shown at this table; null: it is no lesson, or is over. */
export function lessonAt(table: string): number | null {
  const kept = readKept<Lesson | null>(KEY, null);
  return kept?.table === table && kept.done < SHOWN ? kept.done : null;
}
