/** In which order the tiles of a hand are shown, and where one group ends and the next begins. */

import type { HandTile } from "../../board";

export const ORDERS = ["dealt", "number", "playable"] as const;
export type HandOrder = (typeof ORDERS)[number];

/** A hand with more tiles than this wants to be sorted. */
export const LARGE_HAND = 10;

/** What the person has chosen; a large hand is sorted until they say otherwise: where not all of it
 * is `seen`, what can be played comes first. */
export function orderOf(chosen: HandOrder | null, count: number, seen: boolean): HandOrder {
  return count <= LARGE_HAND ? "dealt" : (chosen ?? (seen ? "number" : "playable"));
}

export function nextOrder(order: HandOrder): HandOrder {
  return ORDERS[(ORDERS.indexOf(order) + 1) % ORDERS.length] ?? "dealt";
}

export interface Placed {
  readonly tile: HandTile;
  /** It is in every other group: groups are told apart by the ground they stand on. */
  readonly odd: boolean;
}

/** The hand as it is shown: by number, the highest first, a group for each; or what can be played
 * in front of the rest. */
export function inOrder(
  tiles: readonly HandTile[],
  order: HandOrder,
  usable: (tile: HandTile) => boolean,
): readonly Placed[] {
  if (order === "dealt") {
    return tiles.map((tile) => ({ tile, odd: false }));
  }
  const front = (tile: HandTile): number => (usable(tile) ? 1 : 0);
  const group = order === "number" ? higher : front;
  const sorted = [...tiles].sort(
    (a, b) => group(b) - group(a) || higher(b) - higher(a) || lower(b) - lower(a),
  );
  let odd = false;
  return sorted.map((tile, index) => {
    const before = sorted[index - 1];
    odd = before !== undefined && group(before) !== group(tile) ? !odd : odd;
    return { tile, odd };
  });
}

function higher({ halves }: HandTile): number {
  return Math.max(...halves);
}

function lower({ halves }: HandTile): number {
  return Math.min(...halves);
}
