/** What the person has picked from what the scene offers, until it makes an action. */

import {
  asksToFinish,
  composed,
  composerOf,
  handTile,
  heldTile,
  idsOf,
  layOn,
  NOTHING_COLLECTED,
  offersAt,
  pickCell,
  pickedCells,
  pickedTiles,
  pickTile,
  placesFor,
  sameTile,
  takesCell,
  takesPair,
  takesTile,
  toggled,
  turn,
  type ActionData,
  type Aim,
  type Cell,
  type Collected,
  type Composer,
  type Halves,
  type HandTile,
  type Offer,
  type Picked,
  type Scene,
  type Target,
  type TileItem,
} from "../../board";
import { settings } from "../settings.svelte";
import * as sound from "../sound";
import { t } from "../words.svelte";

/** Several ways to lay a tile at a place: the person chooses. */
export interface Choice {
  readonly offers: readonly Offer[];
  readonly at: DOMRect;
}

/** The table that is picked from. */
export interface Picks {
  readonly scene: Scene | null;
  readonly locked: boolean;
  /** Others play, and what one wants to lay can be said already. */
  readonly waits: boolean;
  /** What was done and should have been acknowledged by now. */
  readonly unheard: ActionData | null;
  act(action: ActionData): void;
  say(text: string): void;
}

/** A tile that was dragged flies on from where it was let go. */
export interface Dropped {
  readonly id: string;
  readonly rect: DOMRect;
}

export class Picking {
  /** The tile that waits for a place: its id in the hand, or on the table. */
  selected = $state<string | null>(null);
  /** Which of the composers a click serves. */
  mode = $state(0);
  collected = $state.raw<Collected>(NOTHING_COLLECTED);
  choice = $state.raw<Choice | null>(null);
  /** What a hint talks about, and of that what it says to click. */
  hinted = $state.raw<readonly string[]>([]);
  suggested = $state.raw<readonly string[]>([]);
  /** Numbers to be seen in the grid. */
  sought = $state.raw<readonly number[]>([]);
  /** The tile of the hand that is to be laid as soon as it can be. */
  queued = $state<string | null>(null);
  dropped: Dropped | null = null;

  readonly #table: Picks;

  constructor(table: Picks) {
    this.#table = table;
  }

  get composer(): Composer | null {
    return this.#table.scene?.composers[this.mode] ?? null;
  }

  /** The tile that waits for a place. */
  get waiting(): Halves | null {
    const scene = this.#table.scene;
    if (scene === null || this.selected === null) {
      return heldTile(this.collected);
    }
    return halvesOf(scene, this.selected);
  }

  /** What was clicked for something that is still on its way. */
  get sent(): readonly string[] {
    const { scene, unheard } = this.#table;
    return scene === null || unheard === null ? [] : idsOf(scene, unheard);
  }

  /** What the board is to mark. */
  get picked(): Picked {
    const composer = this.composer;
    const free = !this.#table.locked;
    const waiting = this.waiting;
    const sent = this.sent;
    const scene = this.#table.scene;
    const [sentTile] = sent.flatMap((id) => (scene === null ? [] : (handTile(scene, id) ?? [])));
    return {
      tile: waiting,
      tiles: [...pickedTiles(this.collected), ...(waiting === null ? [] : [waiting])],
      cells: pickedCells(this.collected),
      takesTile: (tile) =>
        free &&
        (composer === null ? this.#goesSomewhere(tile) : takesTile(composer, this.collected, tile)),
      takesCell: (cell) => free && composer !== null && takesCell(composer, cell),
      takesPair: (a, b) => free && composer !== null && takesPair(composer, a, b),
      hinted: this.hinted,
      suggested: this.suggested,
      sought: this.sought,
      sent,
      sentTile: sentTile?.halves ?? null,
    };
  }

  #goesSomewhere(tile: Halves): boolean {
    return this.#table.scene !== null && placesFor(this.#table.scene, tile).length > 0;
  }

  /** Another scene is shown: what it no longer offers is no longer picked. */
  renew(before: Scene | null, scene: Scene, moved: boolean): void {
    if (moved) {
      this.hinted = [];
      this.suggested = [];
    }
    this.choice = null;
    if (this.selected !== null && halvesOf(scene, this.selected) === null) {
      this.selected = null;
    }
    if (this.mode >= scene.composers.length) {
      this.mode = 0;
    }
    if (this.queued !== null && !this.#table.waits) {
      queueMicrotask(() => this.#layQueued());
    }
    if (JSON.stringify(before?.composers) !== JSON.stringify(scene.composers)) {
      this.collected = NOTHING_COLLECTED;
    }
  }

  /** It is one's turn: what was to be laid is, if it still can be; where there are several ways, the
   * tile is picked, and the person chooses. */
  #layQueued(): void {
    const { scene } = this.#table;
    const tile = scene === null || this.queued === null ? null : handTile(scene, this.queued);
    const wanted = this.queued;
    this.queued = null;
    if (scene === null || tile === null || wanted === null || scene.outcome !== null) {
      return;
    }
    if (!tile.playable) {
      this.#table.say(t("queued-gone", { tile: tile.label }));
      return;
    }
    const ways = placesFor(scene, tile.halves).flatMap((place) => offersAt(place, tile.halves));
    const [only] = ways;
    if (ways.length === 1 && only !== undefined) {
      this.#table.act(only.action);
    } else {
      this.selected = tile.id;
    }
  }

  /** Lights what a hint says to click, and sets what a click does accordingly. */
  suggest(items: readonly string[], action: ActionData | null): void {
    this.hinted = items;
    const scene = this.#table.scene;
    if (scene === null || action === null) {
      this.suggested = [];
      return;
    }
    const mode = composerOf(scene.composers, action);
    if (mode >= 0) {
      this.chooseMode(mode);
    }
    this.suggested = idsOf(scene, action);
  }

  /** A tile of the hand was clicked. True: it now waits for a place. */
  tapHand(tile: HandTile): boolean {
    this.choice = null;
    const composer = this.composer;
    if (composer !== null && takesTile(composer, this.collected, tile.halves)) {
      this.#collect(pickTile(composer, this.collected, this.#asTurned(tile.halves)));
      return false;
    }
    if (this.#table.waits) {
      this.queued = this.queued === tile.id ? null : tile.id;
      this.#table.say(this.queued === null ? "" : t("queued", { tile: tile.label }));
      return false;
    }
    if (!tile.playable) {
      this.refuse(tile);
      return false;
    }
    return this.#select(tile.id);
  }

  /** A tile on the table was clicked. */
  tapTile(tile: TileItem): void {
    const composer = this.composer;
    if (tile.action !== null) {
      this.#table.act(tile.action);
    } else if (
      tile.halves !== null &&
      composer !== null &&
      takesTile(composer, this.collected, tile.halves)
    ) {
      this.#collect(pickTile(composer, this.collected, tile.halves));
    } else if (tile.halves !== null && this.#goesSomewhere(tile.halves)) {
      this.#select(tile.id);
    }
  }

  /** Picks this tile for the lit places, or lets it go again. */
  #select(id: string): boolean {
    this.choice = null;
    this.#table.say("");
    this.selected = this.selected === id ? null : id;
    return this.selected !== null;
  }

  refuse(tile: HandTile): void {
    this.selected = null;
    this.#table.say(tile.why_not);
    if (settings.sound && tile.why_not !== "") {
      sound.thud();
    }
  }

  /** Whether dragging this tile leads anywhere. */
  takeUp(tile: HandTile): boolean {
    const composer = this.composer;
    if (composer !== null && takesTile(composer, this.collected, tile.halves)) {
      if (!composer.steps.some((step) => step.kind === "cells")) {
        return false;
      }
      const held = this.#asTurned(tile.halves);
      this.collected = pickTile(composer, NOTHING_COLLECTED, held);
      return true;
    }
    if (!this.#goesSomewhere(tile.halves)) {
      if (!tile.playable && !tile.pick) {
        this.refuse(tile);
      }
      return false;
    }
    this.selected = tile.id;
    return true;
  }

  dropOn(target: Aim | null, tile: HandTile, rect: DOMRect): void {
    if (target === null) {
      this.clear();
      return;
    }
    this.dropped = { id: tile.id, rect };
    if (target.kind === "place") {
      this.tapPlace(target.place, rect);
    } else if (this.composer !== null) {
      this.#collect(layOn(this.composer, this.collected, target.cells));
    }
  }

  tapPlace(place: Target, at: DOMRect): void {
    const offers = offersAt(place, this.waiting);
    const [only] = offers;
    if (offers.length === 1 && only !== undefined && !settings.confirm) {
      this.#table.act(only.action);
    } else if (offers.length > 0) {
      this.choice = { offers, at };
    }
  }

  tapCell(cell: Cell): void {
    if (this.composer !== null) {
      this.#collect(pickCell(this.composer, this.collected, [cell.row, cell.column]));
    }
  }

  /** Turns the picked tile round. */
  turnPicked(): void {
    if (this.composer !== null) {
      this.collected = turn(this.composer, this.collected);
    }
  }

  chooseMode(index: number): void {
    this.mode = index;
    this.collected = NOTHING_COLLECTED;
  }

  /** A tile that is already picked keeps the way it was turned. */
  #asTurned(halves: Halves): Halves {
    return pickedTiles(this.collected).find((one) => sameTile(one, halves)) ?? halves;
  }

  #collect(collected: Collected): void {
    this.collected = collected;
    const composer = this.composer;
    if (composer !== null && !asksToFinish(composer)) {
      this.finish();
    }
  }

  /** Does what has been put together, if nothing is missing. */
  finish(): void {
    const action = this.composer === null ? null : composed(this.composer, this.collected);
    if (action !== null) {
      this.#table.act(action);
    }
  }

  clear(): void {
    this.selected = null;
    this.choice = null;
    this.collected = NOTHING_COLLECTED;
    this.hinted = [];
    this.suggested = [];
  }

  /** Shows where a number stands, or no longer. */
  seek(number: number): void {
    this.sought = toggled(this.sought, number);
  }
}

/** The tile with this id that may be picked, in a hand or on the table. */
function halvesOf(scene: Scene, id: string): Halves | null {
  const held = handTile(scene, id);
  if (held !== null) {
    return held.halves;
  }
  const lying = scene.items.find((item) => item.item === "tile" && item.id === id && item.pick);
  return lying?.item === "tile" ? lying.halves : null;
}
