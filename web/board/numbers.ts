/** Numbers a person wants to see in a grid: where they stand, and where two may be a tile. */

import type { Cell, Item, Scene } from "./scene";

/** How a numbered cell looks while numbers are highlighted. */
export type Shown = "faded" | "sought" | "paired";

/** The numbers in a grid where numbers are joined to tiles, in order; none in any other scene. */
export function numbersIn(scene: Scene): readonly number[] {
  if (!scene.composers.some(({ steps }) => steps.every((step) => step.kind === "cells"))) {
    return [];
  }
  const found = scene.items.flatMap((item) =>
    item.item === "cell" && item.number !== null ? [item.number] : [],
  );
  return [...new Set(found)].sort((a, b) => a - b);
}

/** What to make of every cell, by its id. With one number sought, pairs are its doubles; with two,
 * places where both stand side by side. */
export function shown(
  items: readonly Item[],
  sought: readonly number[],
): ReadonlyMap<string, Shown> {
  const cells = items.filter((item): item is Cell => item.item === "cell" && item.number !== null);
  const numbers = new Map(cells.map((cell) => [`${cell.row},${cell.column}`, cell]));
  const looks = new Map<string, Shown>();
  if (sought.length === 0) {
    return looks;
  }
  for (const cell of cells) {
    if (!sought.includes(cell.number ?? -1)) {
      looks.set(cell.id, "faded");
      continue;
    }
    const around = [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ].map(([down, across]) =>
      numbers.get(`${cell.row + (down ?? 0)},${cell.column + (across ?? 0)}`),
    );
    const paired = around.some(
      (other) =>
        other !== undefined &&
        cell.pick === other.pick &&
        sought.includes(other.number ?? -1) &&
        (sought.length === 1 || other.number !== cell.number),
    );
    looks.set(cell.id, paired ? "paired" : "sought");
  }
  return looks;
}

/** After a number was clicked: sought or no longer; two at most, the oldest goes. */
export function toggled(sought: readonly number[], number: number): readonly number[] {
  return sought.includes(number)
    ? sought.filter((one) => one !== number)
    : [...sought, number].slice(-2);
}
