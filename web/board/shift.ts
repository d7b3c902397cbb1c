/** How the whole table moves: it grows to the left or upwards, and all that lies there gets other
 * coordinates without having moved against anything else. */

import type { Item } from "./scene";

export interface Shift {
  readonly x: number;
  readonly y: number;
}

export const NO_SHIFT: Shift = { x: 0, y: 0 };

/** Coordinates closer than this are the same. */
const GRAIN = 1e4;

/** How far everything that stays has moved; no way at all if each went its own, null if nothing
 * stays. */
export function shiftBetween(before: readonly Item[], after: readonly Item[]): Shift | null {
  const was = new Map(before.map((item) => [`${item.item}/${item.id}`, item]));
  let found: Shift | null = null;
  for (const item of after) {
    const old = was.get(`${item.item}/${item.id}`);
    if (old === undefined || !lies(item) || !lies(old)) {
      continue;
    }
    const one: Shift = { x: grained(item.x - old.x), y: grained(item.y - old.y) };
    found ??= one;
    if (one.x !== found.x || one.y !== found.y) {
      return NO_SHIFT;
    }
  }
  return found;
}

export function sum(a: Shift, b: Shift): Shift {
  return { x: grained(a.x + b.x), y: grained(a.y + b.y) };
}

/** The item where it would be had the table not moved. */
export function movedBack(item: Item, shift: Shift): Item {
  if (item.item === "link") {
    return {
      ...item,
      points: item.points.map(([x, y]) => [grained(x - shift.x), grained(y - shift.y)] as const),
    };
  }
  return { ...item, x: grained(item.x - shift.x), y: grained(item.y - shift.y) };
}

/** Places come and go with the turns; tiles and cells lie where they lie. */
function lies(item: Item): item is Extract<Item, { readonly item: "tile" | "cell" }> {
  return item.item === "tile" || item.item === "cell";
}

function grained(value: number): number {
  return Math.round(value * GRAIN) / GRAIN;
}
