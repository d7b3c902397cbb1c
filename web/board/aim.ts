/** What a dragged tile is meant for: a lit place, or two cells to lie on. */

import { offersAt } from "./choice";
import type { CellAt } from "./compose";
import type { Cell, Halves, Item, Target } from "./scene";

export type Aim =
  | { readonly kind: "place"; readonly place: Target }
  | { readonly kind: "cells"; readonly cells: readonly [CellAt, CellAt] };

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Candidate {
  readonly target: Aim;
  readonly at: Point;
}

/** What would take the tile and lies nearest to this point, if within reach. */
export function targetNear(
  items: readonly Item[],
  tile: Halves | null,
  takesPair: (a: CellAt, b: CellAt) => boolean,
  point: Point,
  reach: number,
): Aim | null {
  let best: Aim | null = null;
  let least = reach;
  for (const { target, at } of [...openPlaces(items, tile), ...openPairs(items, takesPair)]) {
    const distance = Math.hypot(at.x - point.x, at.y - point.y);
    if (distance < least) {
      best = target;
      least = distance;
    }
  }
  return best;
}

function openPlaces(items: readonly Item[], tile: Halves | null): Candidate[] {
  return items.flatMap((item): Candidate[] =>
    item.item === "place" && offersAt(item, tile).length > 0
      ? [{ target: { kind: "place", place: item }, at: item }]
      : [],
  );
}

/** Two cells side by side or one below the other; a tile lies over the line between them. */
function openPairs(
  items: readonly Item[],
  takesPair: (a: CellAt, b: CellAt) => boolean,
): Candidate[] {
  const cells = new Map<string, Cell>();
  for (const item of items) {
    if (item.item === "cell" && item.pick) {
      cells.set(`${item.row} ${item.column}`, item);
    }
  }
  const found: Candidate[] = [];
  for (const cell of cells.values()) {
    for (const [down, across] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const other = cells.get(`${cell.row + down} ${cell.column + across}`);
      const here: CellAt = [cell.row, cell.column];
      if (other !== undefined && takesPair(here, [other.row, other.column])) {
        const at = { x: (cell.x + other.x) / 2, y: (cell.y + other.y) / 2 };
        found.push({ target: { kind: "cells", cells: [here, [other.row, other.column]] }, at });
      }
    }
  }
  return found;
}

/** Whether this item is part of what a tile is over. */
export function isAimed(item: Item, target: Aim): boolean {
  if (target.kind === "place") {
    return item === target.place;
  }
  return (
    item.item === "cell" &&
    target.cells.some(([row, column]) => row === item.row && column === item.column)
  );
}
