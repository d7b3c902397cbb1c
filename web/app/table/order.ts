/** In which order the tiles of a hand are shown, and where one group ends and the next begins. */

import type { HandTile } from "../../board";

export const ORDERS = ["dealt", "number", "playable"] as const;
export type HandOrder = (typeof ORDERS)[number];

/** A hand with more tiles than this wants to be sorted. */
export const LARGE_HAND = 10;

/** Whether a hand wants to be sorted: it is large, or its game says what stands together. */
export function isSorted(tiles: readonly HandTile[]): boolean {
  return tiles.length > LARGE_HAND || isGrouped(tiles);
}

function isGrouped(tiles: readonly HandTile[]): boolean {
  return tiles.some((tile) => tile.group !== null);
}

/** What the person has chosen; a hand that wants it is sorted until they say otherwise: by where it
 * fits, if the game tells that, and where not all of it is `seen`, what can be played comes first. */
export function orderOf(
  chosen: HandOrder | null,
  tiles: readonly HandTile[],
  seen: boolean,
): HandOrder {
  if (!isSorted(tiles)) {
    return "dealt";
  }
  return chosen ?? (seen && !isGrouped(tiles) ? "number" : "playable");
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
 * in front of the rest, by where it fits if the game tells that. */
export function inOrder(
  tiles: readonly HandTile[],
  order: HandOrder,
  usable: (tile: HandTile) => boolean,
): readonly Placed[] {
  if (order === "dealt") {
    return tiles.map((tile) => ({ tile, odd: false }));
  }
  const front = (tile: HandTile): number =>
    tile.group !== null ? -tile.group : usable(tile) ? 1 : 0;
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
