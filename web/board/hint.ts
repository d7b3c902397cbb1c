/** Where a suggested action stands in a scene, so that it can be shown. */

import type { ActionData, Halves, Scene } from "./scene";
import { sameTile } from "./tile";

function same(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) {
    return a === b;
  }
  const left = Object.entries(a);
  return (
    left.length === Object.keys(b).length &&
    left.every(([key, value]) => same(value, (b as Record<string, unknown>)[key]))
  );
}

/** The ids of what one would click, or pick, to do this, in this order. */
export function idsOf(scene: Scene, action: ActionData): string[] {
  const offers = scene.items.flatMap((item) => (item.item === "place" ? item.offers : []));
  const tile = offers.find((offer) => same(offer.action, action))?.tile ?? tileOf(action);
  const ids = scene.hands
    .flatMap((hand) => hand.tiles ?? [])
    .filter((one) => tile !== null && sameTile(one.halves, tile))
    .map((one) => one.id);
  for (const item of scene.items) {
    if (
      (item.item === "place" && item.offers.some((offer) => same(offer.action, action))) ||
      (item.item === "tile" && item.action !== null && same(item.action, action))
    ) {
      ids.push(item.id);
    }
  }
  for (const [row, column] of cellsOf(action)) {
    const cell = scene.items.find(
      (item) => item.item === "cell" && item.row === row && item.column === column,
    );
    if (cell !== undefined) {
      ids.push(cell.id);
    }
  }
  ids.push(
    ...scene.controls
      .filter((control) => same(control.action, action))
      .map((control) => control.id),
  );
  return ids;
}

/** The cells among the fields of an action. */
function cellsOf(action: ActionData): readonly (readonly [number, number])[] {
  const cells = action["cells"];
  return Array.isArray(cells) ? (cells as (readonly [number, number])[]) : [];
}

/** The tile that an action lays on cells. */
function tileOf(action: ActionData): Halves | null {
  const halves = action["halves"];
  return Array.isArray(halves) ? (halves as unknown as Halves) : null;
}
