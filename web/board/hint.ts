/** Where a suggested action stands in a scene, so that it can be shown. */

import type { ActionData, Scene } from "./scene";

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

/** The ids of what one would click, or pick, to do this. */
export function idsOf(scene: Scene, action: ActionData): string[] {
  const ids: string[] = [];
  for (const item of scene.items) {
    if (item.item === "place" && item.offers.some((offer) => same(offer.action, action))) {
      ids.push(item.id);
    } else if (item.item === "tile" && item.action !== null && same(item.action, action)) {
      ids.push(item.id);
    } else if (item.item === "cell" && cellsOf(action).some(([row, column]) => row === item.row && column === item.column)) {
      ids.push(item.id);
    }
  }
  const laid = scene.items.flatMap((item) => (item.item === "place" ? item.offers : [])).find((offer) => same(offer.action, action));
  for (const hand of scene.hands) {
    for (const tile of hand.tiles ?? []) {
      if (laid !== undefined && same(tile.halves, laid.tile)) {
        ids.push(tile.id);
      }
    }
  }
  ids.push(...scene.controls.filter((control) => same(control.action, action)).map((control) => control.id));
  return ids;
}

/** The cells among the fields of an action. */
function cellsOf(action: ActionData): readonly (readonly [number, number])[] {
  const cells = action["cells"];
  return Array.isArray(cells) ? (cells as (readonly [number, number])[]) : [];
}
