/** One person at one table: what he sees, what he has picked, what he says to the server. */

import type { Picked } from "../../board/board";
import { NOTHING_PICKED } from "../../board/board";
import type { Size } from "../../board/camera";
import { frameFor } from "../../board/camera";
import { handTile, offersAt, ownHand, placesFor } from "../../board/choice";
import {
  asksToFinish,
  composed,
  composerOf,
  NOTHING,
  pickCell,
  pickedCells,
  pickedTiles,
  pickTile,
  takesCell,
  takesTile,
  turn,
  type Collected,
} from "../../board/compose";
import type {
  ActionData,
  Cell,
  Composer,
  Halves,
  Hand,
  HandTile,
  Offer,
  Place,
  Scene,
  Tile,
} from "../../board/scene";
import { numbersIn, toggled } from "../../board/numbers";
import { idsOf } from "../../board/hint";
import { sameTile } from "../../board/tile";
import type { Api } from "../api";
import { freshId, Link, type EventLine, type TableInfo, type Told } from "../link";
import { settings } from "../settings.svelte";
import * as sound from "../sound";
import { originsOf } from "./origins";

export interface LogLine {
  readonly key: number;
  readonly text: string;
}

export interface ChatLine {
  readonly key: number;
  readonly name: string;
  readonly text: string;
}

/** Several ways to lay a tile at a place: the person chooses. */
export interface Choice {
  readonly offers: readonly Offer[];
  readonly at: DOMRect;
}

const LOG_LENGTH = 400;
/** How long the end of a turn stays in sight before the curtain falls. */
const CURTAIN_MS = 1100;
const CHEER_MS = 1700;

export class Session {
  info = $state.raw<TableInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  seat = $state<number | null>(null);
  origins = $state.raw<ReadonlyMap<string, DOMRect>>(new Map());
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  online = $state(true);
  /** Why we may not be here. */
  closed = $state<string | null>(null);
  selected = $state<string | null>(null);
  mode = $state(0);
  collected = $state.raw<Collected>(NOTHING);
  choice = $state.raw<Choice | null>(null);
  hinted = $state.raw<readonly string[]>([]);
  suggested = $state.raw<readonly string[]>([]);
  /** Numbers to be seen in the grid. */
  sought = $state.raw<readonly number[]>([]);
  /** Something said to this person alone: why not, a hint, a refusal. */
  whisper = $state("");
  /** The seat the device should go to next; null: no curtain. */
  curtain = $state<number | null>(null);
  busy = $state(false);
  /** Whether tiles and cells are ever composed here, and clocks ever run: then there is room. */
  composes = $state(false);
  seeks = $state(false);
  timed = $state(false);
  seq = $state(0);
  cheer = $state(false);
  canUndo = $state(false);
  /** The seats a pause between rounds waits for. */
  waitingFor = $state.raw<readonly number[]>([]);
  /** What proves that the deal was fair, once the match is over. */
  fair = $state.raw<Readonly<Record<string, string>> | null>(null);
  /** Looking back: how many actions of how many; null: now. */
  replay = $state.raw<{ readonly at: number; readonly of: number } | null>(null);

  readonly #link: Link;
  #looking: number | null = null;
  #frame: Size | null = null;
  #curtainTimer: ReturnType<typeof setTimeout> | undefined;
  #cheerTimer: ReturnType<typeof setTimeout> | undefined;
  #keys = 0;
  #dropped: { id: string; rect: DOMRect } | null = null;

  constructor(
    readonly api: Api,
    readonly table: string,
    language: string,
    readonly onRematch: (table: string, secrets: readonly string[]) => void,
  ) {
    const address = api.liveAddress(table, language);
    this.#link = new Link(() => new WebSocket(address), {
      told: (message) => this.told(message),
      online: (yes) => {
        this.online = yes;
      },
      refused: (code, why) => {
        this.closed = why === "" ? String(code) : why;
      },
    });
  }

  end(): void {
    clearTimeout(this.#curtainTimer);
    clearTimeout(this.#cheerTimer);
    this.#link.end();
  }

  hurry(): void {
    this.#link.hurry();
  }

  /** The first frame opens the connection, later ones lay the table out anew. */
  resized(screen: Size): void {
    if (screen.width < 40 || screen.height < 40) {
      return;
    }
    const frame = frameFor(screen);
    if (frame.width === this.#frame?.width && frame.height === this.#frame.height) {
      return;
    }
    const first = this.#frame === null;
    this.#frame = frame;
    this.#link.send({ send: "frame", ...frame });
    if (first) {
      this.#link.send({ send: "pace", ms: settings.pace });
      this.#link.connect();
    }
  }

  setPace(ms: number): void {
    settings.pace = ms;
    this.#link.send({ send: "pace", ms });
  }

  // -- what the server tells -------------------------------------------------------------------

  told(message: Told): void {
    switch (message.tell) {
      case "table":
        this.info = message;
        break;
      case "scene":
        this.replay = null;
        this.canUndo = message.undo;
        this.#show(message.scene, message.seat, message.seq);
        break;
      case "replay":
        this.replay = { at: message.at, of: message.of };
        this.#show(message.scene, null, message.at);
        this.say(message.events.map(({ text }) => text).join(" "));
        break;
      case "pause":
        this.waitingFor = message.waiting;
        break;
      case "rematch":
        this.onRematch(
          message.table,
          message.seats.map(({ secret }) => secret),
        );
        break;
      case "events":
        this.#happened(message.events);
        break;
      case "ack":
        this.busy = this.#link.waiting;
        break;
      case "refused":
        this.busy = this.#link.waiting;
        this.say(message.why);
        break;
      case "hint":
        this.say(message.text);
        this.hinted = message.items;
        this.#suggest(message.action);
        break;
      case "outlook":
        this.say(message.text);
        break;
      case "chat":
        this.chat = [...this.chat, { key: this.#key(), name: message.name, text: message.text }];
        break;
      case "problem":
        this.say(message.text);
        break;
      case "over":
        this.fair = message.fair;
        break;
    }
  }

  #show(scene: Scene, seat: number | null, seq: number): void {
    const before = this.scene;
    if (before !== null) {
      const origins = originsOf(before, scene, document);
      if (this.#dropped !== null) {
        origins.set(this.#dropped.id, this.#dropped.rect);
      }
      this.origins = origins;
    }
    this.#dropped = null;
    this.seat = seat;
    this.scene = scene;
    if (seq !== this.seq) {
      this.hinted = [];
      this.suggested = [];
      this.whisper = "";
    }
    this.seq = seq;
    this.choice = null;
    this.composes ||= scene.composers.length > 0;
    this.seeks ||= numbersIn(scene).length > 1;
    this.timed ||= scene.timers.length > 0;
    if (this.selected !== null && handTile(scene, this.selected) === null) {
      this.selected = null;
    }
    if (this.mode >= scene.composers.length) {
      this.mode = 0;
    }
    if (JSON.stringify(before?.composers) !== JSON.stringify(scene.composers)) {
      this.collected = NOTHING;
    }
    this.#drawCurtain(scene);
  }

  #happened(events: readonly EventLine[]): void {
    const lines = events.filter(({ text }) => text !== "").map(({ text }) => ({ key: this.#key(), text }));
    this.log = [...this.log, ...lines].slice(-LOG_LENGTH);
    for (const { event } of events) {
      if (event.event === "roundended" && event["how"] === "out") {
        this.#cheer();
      }
      if (settings.sound) {
        sound.hear(event.event);
      }
    }
  }

  /** Somebody is out. */
  #cheer(): void {
    this.cheer = true;
    clearTimeout(this.#cheerTimer);
    this.#cheerTimer = setTimeout(() => {
      this.cheer = false;
    }, CHEER_MS);
  }

  /** Lights what a hint says to click, and sets what a click does accordingly. */
  #suggest(action: ActionData | null): void {
    if (this.scene === null || action === null) {
      this.suggested = [];
      return;
    }
    const mode = composerOf(this.scene.composers, action);
    if (mode >= 0) {
      this.chooseMode(mode);
    }
    this.suggested = idsOf(this.scene, action);
  }

  #key(): number {
    this.#keys += 1;
    return this.#keys;
  }

  /** With several people at one device, nobody sees the next one's hand before he has it. */
  #drawCurtain(scene: Scene): void {
    clearTimeout(this.#curtainTimer);
    const mine = this.info?.seats.filter((one) => one.mine) ?? [];
    if (mine.length < 2) {
      return;
    }
    const active = scene.hands.filter((hand) => hand.active && mine.some((one) => one.seat === hand.seat));
    const next = active[0]?.seat;
    if (scene.outcome !== null || next === undefined || active.some((hand) => hand.seat === this.#looking)) {
      return;
    }
    if (this.#looking === null) {
      this.curtain = next;
      return;
    }
    this.#curtainTimer = setTimeout(() => {
      this.curtain = next;
      this.#looking = null;
      this.#link.send({ send: "look", seat: null });
    }, CURTAIN_MS);
  }

  /** The next person has the device. */
  liftCurtain(): void {
    if (this.curtain !== null) {
      this.#looking = this.curtain;
      this.curtain = null;
      this.#link.send({ send: "look", seat: this.#looking });
    }
  }

  // -- what the person does --------------------------------------------------------------------

  say(text: string): void {
    this.whisper = text;
  }

  get hand(): Hand | null {
    return this.scene === null ? null : ownHand(this.scene);
  }

  get locked(): boolean {
    return this.scene?.timers.some((timer) => timer.locks && timer.running) ?? false;
  }

  get composer(): Composer | null {
    return this.scene?.composers[this.mode] ?? null;
  }

  get selectedTile(): HandTile | null {
    return this.scene === null || this.selected === null ? null : handTile(this.scene, this.selected);
  }

  /** What the board is to mark. */
  get picked(): Picked {
    const composer = this.composer;
    return {
      ...NOTHING_PICKED,
      tile: this.selectedTile?.halves ?? null,
      tiles: pickedTiles(this.collected),
      cells: pickedCells(this.collected),
      takesTile: (tile) => composer !== null && !this.locked && takesTile(composer, tile),
      takesCell: (cell) => composer !== null && !this.locked && takesCell(composer, cell),
      hinted: this.hinted,
      suggested: this.suggested,
      sought: this.sought,
    };
  }

  /** A tile of the hand was clicked. True: it now waits for a place. */
  tapHand(tile: HandTile): boolean {
    this.choice = null;
    const composer = this.composer;
    if (composer !== null && takesTile(composer, tile.halves)) {
      this.#collect(pickTile(composer, this.collected, this.#asTurned(tile.halves)));
      return false;
    }
    if (!tile.playable) {
      this.refuse(tile);
      return false;
    }
    this.whisper = "";
    this.selected = this.selected === tile.id ? null : tile.id;
    return this.selected !== null;
  }

  refuse(tile: HandTile): void {
    this.selected = null;
    this.say(tile.why_not);
    if (settings.sound && tile.why_not !== "") {
      sound.thud();
    }
  }

  /** Whether dragging this tile leads anywhere. */
  takeUp(tile: HandTile): boolean {
    if (this.scene === null || placesFor(this.scene, tile.halves).length === 0) {
      if (!tile.playable && !tile.pick) {
        this.refuse(tile);
      }
      return false;
    }
    this.selected = tile.id;
    return true;
  }

  dropOn(place: Place | null, tile: HandTile, rect: DOMRect): void {
    if (place === null) {
      this.selected = null;
      return;
    }
    this.#dropped = { id: tile.id, rect };
    this.tapPlace(place, rect);
  }

  tapPlace(place: Place, at: DOMRect): void {
    const offers = offersAt(place, this.selectedTile?.halves ?? null);
    const [only] = offers;
    if (offers.length === 1 && only !== undefined) {
      this.act(only.action);
    } else if (offers.length > 1) {
      this.choice = { offers, at };
    }
  }

  tapTile(tile: Tile): void {
    const composer = this.composer;
    if (tile.action !== null) {
      this.act(tile.action);
    } else if (composer !== null && tile.halves !== null && takesTile(composer, tile.halves)) {
      this.#collect(pickTile(composer, this.collected, tile.halves));
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
    this.collected = NOTHING;
  }

  /** A tile that is already picked keeps the way it was turned. */
  #asTurned(halves: Halves): Halves {
    return pickedTiles(this.collected).find((one) => sameTile(one, halves)) ?? halves;
  }

  #collect(collected: Collected): void {
    this.collected = collected;
    const composer = this.composer;
    if (composer === null || asksToFinish(composer)) {
      return;
    }
    const action = composed(composer, collected);
    if (action !== null) {
      this.act(action);
    }
  }

  finish(): void {
    const action = this.composer === null ? null : composed(this.composer, this.collected);
    if (action !== null) {
      this.act(action);
    }
  }

  clear(): void {
    this.selected = null;
    this.choice = null;
    this.collected = NOTHING;
    this.hinted = [];
    this.suggested = [];
  }

  act(action: ActionData): void {
    const seat = this.hand?.seat ?? this.seat;
    if (seat === null || this.locked) {
      return;
    }
    this.clear();
    this.busy = true;
    this.#link.send({ send: "act", id: freshId(), seat, action });
  }

  undo(): void {
    if (this.seat !== null) {
      this.clear();
      this.#link.send({ send: "undo", id: freshId(), seat: this.seat });
    }
  }

  /** Shows where a number stands, or no longer. */
  seek(number: number): void {
    this.sought = toggled(this.sought, number);
  }

  hint(): void {
    if (this.seat !== null) {
      this.#link.send({ send: "hint", seat: this.seat });
    }
  }

  /** Asks whether this can still be won. */
  solve(): void {
    if (this.seat !== null) {
      this.#link.send({ send: "solve", seat: this.seat });
    }
  }

  ready(): void {
    this.#link.send({ send: "ready" });
  }

  talk(text: string): void {
    this.#link.send({ send: "say", text });
  }

  /** Lets a bot play at a seat nobody has come to. */
  callBot(seat: number): void {
    this.#link.send({ send: "bot", seat });
  }

  /** Shows the table as it was after so many actions; null: as it is now. */
  lookBack(at: number | null): void {
    this.clear();
    this.#link.send({ send: "replay", at });
  }

  rename(seat: number, name: string): void {
    this.#link.send({ send: "name", seat, name });
  }
}
