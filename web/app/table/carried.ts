/** Talk goes on where people do: what was said at one table is still there at the next. */

import type { ChatLine } from "./transcript.svelte";

const KEY = (table: string): string => `boneyard.said.${table}`;
/** More of it nobody reads again. */
const MOST = 40;

/** Keeps what was said for the next table of the same people, as long as this tab is open. */
export function carryOn(to: string, lines: readonly ChatLine[]): void {
  try {
    sessionStorage.setItem(KEY(to), JSON.stringify(lines.slice(-MOST)));
  } catch {
    // Where nothing can be kept, talk begins anew.
  }
}

export function carriedTo(table: string): readonly ChatLine[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY(table)) ?? "[]") as readonly ChatLine[];
  } catch {
    return [];
  }
}
