/** Collects tiles, cells and rotation into one action, step by step, as the scene asks for. */

import type { ActionData, Composer, ComposerPick, Halves } from "./scene";
import { sameTile } from "./tile";

export type CellAt = readonly [number, number];

type Value =
  | { readonly kind: "tile"; readonly halves: Halves }
  | { readonly kind: "cell"; readonly cell: CellAt }
  | { readonly kind: "cells"; readonly cells: readonly CellAt[] }
  | { readonly kind: "chain"; readonly chain: readonly Halves[] };

/** What has been collected so far, by the field it goes into. */
export type Collected = Readonly<Record<string, Value>>;

export const NOTHING_COLLECTED: Collected = {};

export function turned(halves: Halves): Halves {
  return [halves[1], halves[0]];
}

function sameCell(a: CellAt, b: CellAt): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function neighbours(a: CellAt, b: CellAt): boolean {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;
}

function takes(step: ComposerPick, tile: Halves): boolean {
  return step.tiles.length === 0 || step.tiles.some((one) => sameTile(one, tile));
}

/** The order in which the step knows these two cells; null: it does not take them together. */
function pairOf(step: ComposerPick, a: CellAt, b: CellAt): readonly [CellAt, CellAt] | null {
  if (!neighbours(a, b)) {
    return null;
  }
  if (step.pairs.length === 0) {
    return [a, b];
  }
  const has = (first: CellAt, second: CellAt): boolean =>
    step.pairs.some((pair) => sameCell(pair[0], first) && sameCell(pair[1], second));
  if (has(a, b)) {
    return [a, b];
  }
  return has(b, a) ? [b, a] : null;
}

/** Whether some step takes this cell. */
export function takesCell(composer: Composer, cell: CellAt): boolean {
  return composer.steps.some((step) => {
    if (step.kind === "cell") {
      return true;
    }
    return (
      step.kind === "cells" &&
      (step.pairs.length === 0 ||
        step.pairs.some((pair) => sameCell(pair[0], cell) || sameCell(pair[1], cell)))
    );
  });
}

/** Whether a tile may lie on these two cells. */
export function takesPair(composer: Composer, a: CellAt, b: CellAt): boolean {
  return composer.steps.some((step) => step.kind === "cells" && pairOf(step, a, b) !== null);
}

/** With these cells in the place of any picked before: a tile was let go over them. */
export function layOn(
  composer: Composer,
  collected: Collected,
  cells: readonly CellAt[],
): Collected {
  const bare = composer.steps
    .filter((step) => step.kind === "cells")
    .reduce((rest, step) => without(rest, step.field), collected);
  return cells.reduce((rest, cell) => pickCell(composer, rest, cell), bare);
}

/** Whether a click on this tile does something to what has been collected. */
export function takesTile(composer: Composer, collected: Collected, tile: Halves): boolean {
  return composer.steps.some((step) => {
    if (step.kind === "chain" && step.ends !== null) {
      return takes(step, tile) && goesOn(chainIn(collected, step), tile, step.ends);
    }
    return (step.kind === "tile" || step.kind === "chain") && takes(step, tile);
  });
}

/** Whether the tile leads on from a number to itself, or is taken out of the chain again. */
function goesOn(chain: readonly Halves[], tile: Halves, number: number): boolean {
  const open = chain.at(-1)?.[1] ?? number;
  return fitting(open, tile) !== null || chain.some((one) => sameTile(one, tile));
}

function chainIn(collected: Collected, step: ComposerPick): readonly Halves[] {
  const value = collected[step.field];
  return value?.kind === "chain" ? value.chain : [];
}

/** After a tile was clicked: picked, laid down again, or put at an end of the chain. */
export function pickTile(composer: Composer, collected: Collected, tile: Halves): Collected {
  const step = composer.steps.find(
    (one) => (one.kind === "tile" || one.kind === "chain") && takes(one, tile),
  );
  if (step === undefined) {
    return collected;
  }
  const before = collected[step.field];
  if (step.kind === "tile") {
    if (before?.kind === "tile" && sameTile(before.halves, tile)) {
      return without(collected, step.field);
    }
    return { ...collected, [step.field]: { kind: "tile", halves: tile } };
  }
  const chain = chainIn(collected, step);
  const next = linked(chain, tile, step.ends);
  if (next.length === 0) {
    return without(collected, step.field);
  }
  return { ...collected, [step.field]: { kind: "chain", chain: next } };
}

/** The chain with this tile added where it matches, or taken away with what hangs on it; one that
 * begins with a certain number (`from`) grows from there only. */
export function linked(
  chain: readonly Halves[],
  tile: Halves,
  from: number | null = null,
): readonly Halves[] {
  const at = chain.findIndex((one) => sameTile(one, tile));
  if (at >= 0) {
    return at === 0 && from === null ? chain.slice(1) : chain.slice(0, at);
  }
  if (from !== null) {
    const next = fitting(chain.at(-1)?.[1] ?? from, tile);
    return next === null ? chain : [...chain, next];
  }
  const first = chain[0];
  const last = chain[chain.length - 1];
  if (first === undefined || last === undefined) {
    return [tile];
  }
  const after = fitting(last[1], tile);
  if (after !== null) {
    return [...chain, after];
  }
  const before = fitting(first[0], tile);
  if (before !== null) {
    // Of two tiles the first clicked comes first: it is the one that turns.
    return chain.length === 1 ? [turned(first), before] : [turned(before), ...chain];
  }
  // A tile that goes nowhere begins a new chain: clicking is never dead.
  return [tile];
}

function fitting(number: number, tile: Halves): Halves | null {
  if (tile[0] === number) {
    return tile;
  }
  return tile[1] === number ? turned(tile) : null;
}

/** After a cell was clicked. Two neighbouring cells make a pair; any other begins anew. */
export function pickCell(composer: Composer, collected: Collected, cell: CellAt): Collected {
  const step = composer.steps.find((one) => one.kind === "cell" || one.kind === "cells");
  if (step === undefined) {
    return collected;
  }
  if (step.kind === "cell") {
    return { ...collected, [step.field]: { kind: "cell", cell } };
  }
  const before = collected[step.field];
  const first = before?.kind === "cells" && before.cells.length === 1 ? before.cells[0] : undefined;
  if (first !== undefined && sameCell(first, cell)) {
    return without(collected, step.field);
  }
  const pair = first === undefined ? null : pairOf(step, first, cell);
  if (pair === null || first === undefined) {
    return { ...collected, [step.field]: { kind: "cells", cells: [cell] } };
  }
  const next: Collected = { ...collected, [step.field]: { kind: "cells", cells: pair } };
  // The first half goes to the cell clicked first, whichever way round the pair is written.
  return sameCell(pair[0], first) ? next : turn(composer, next);
}

/** The picked tile, the other way round. */
export function turn(composer: Composer, collected: Collected): Collected {
  const step = composer.steps.find((one) => one.kind === "tile" && one.turn);
  const value = step === undefined ? undefined : collected[step.field];
  if (step === undefined || value?.kind !== "tile") {
    return collected;
  }
  return { ...collected, [step.field]: { kind: "tile", halves: turned(value.halves) } };
}

function without(collected: Collected, field: string): Collected {
  return Object.fromEntries(Object.entries(collected).filter(([name]) => name !== field));
}

/** The finished action; null while something is missing. */
export function composed(composer: Composer, collected: Collected): ActionData | null {
  const action: Record<string, unknown> = { ...composer.action };
  for (const step of composer.steps) {
    const value = collected[step.field];
    if (value === undefined || !isWhole(step, value)) {
      return null;
    }
    action[step.field] = plain(value);
  }
  return action;
}

/** What a chain still lacks: so many tiles at least, or the way back to a number. */
export type Lacking =
  | { readonly what: "tiles"; readonly count: number }
  | { readonly what: "end"; readonly number: number };

/** What keeps a begun chain from being finished; null: nothing does, or it is not begun. */
export function lacking(composer: Composer, collected: Collected): Lacking | null {
  for (const step of composer.steps) {
    const chain = chainIn(collected, step);
    if (chain.length === 0) {
      continue;
    }
    if (chain.length < step.least) {
      return { what: "tiles", count: step.least - chain.length };
    }
    if (step.ends !== null && chain.at(-1)?.[1] !== step.ends) {
      return { what: "end", number: step.ends };
    }
  }
  return null;
}

/** Whether nothing is missing that anybody can see: a cell of two, the way back of a chain. */
function isWhole(step: ComposerPick, value: Value): boolean {
  if (value.kind === "cells") {
    return value.cells.length === 2;
  }
  if (value.kind !== "chain") {
    return true;
  }
  const [first, last] = [value.chain[0]?.[0], value.chain.at(-1)?.[1]];
  const leads = step.ends === null || (first === step.ends && last === step.ends);
  const { length } = value.chain;
  return leads && length >= step.least && (step.most === 0 || length <= step.most);
}

function plain(value: Value): unknown {
  switch (value.kind) {
    case "tile":
      return value.halves;
    case "cell":
      return value.cell;
    case "cells":
      return value.cells;
    case "chain":
      return value.chain;
  }
}

/** The composer that makes this action; -1: none does. */
export function composerOf(composers: readonly Composer[], action: ActionData): number {
  return composers.findIndex((composer) =>
    Object.entries(composer.action).every(([name, value]) => action[name] === value),
  );
}

/** A chain may always grow, so only the person can say that it is finished. */
export function asksToFinish(composer: Composer): boolean {
  return composer.steps.some((step) => step.kind === "chain");
}

/** The one tile that was picked to be laid somewhere. */
export function heldTile(collected: Collected): Halves | null {
  return Object.values(collected).find((value) => value.kind === "tile")?.halves ?? null;
}

export function pickedTiles(collected: Collected): readonly Halves[] {
  return Object.values(collected).flatMap((value) => {
    if (value.kind === "tile") {
      return [value.halves];
    }
    return value.kind === "chain" ? value.chain : [];
  });
}

export function pickedCells(collected: Collected): readonly CellAt[] {
  return Object.values(collected).flatMap((value) => {
    if (value.kind === "cell") {
      return [value.cell];
    }
    return value.kind === "cells" ? value.cells : [];
  });
}
