/** One person at one table: what they are told, and what they say to the server. */

import type { Size } from "../../board/camera";
import { frameFor } from "../../board/camera";
import { ownHand } from "../../board/choice";
import { numbersIn } from "../../board/numbers";
import type { ActionData, Hand, Scene } from "../../board/scene";
import type { Api } from "../api";
import { freshId, Link, OLD_PAGE, type EventLine, type Shown, type TableInfo, type Told } from "../link";
import { keepInvite } from "../invites";
import { reloadOnce } from "../reload";
import { settings } from "../settings.svelte";
import * as sound from "../sound";
import { originsOf } from "./origins";
import { Picking } from "./picking.svelte";

export interface LogLine {
  readonly key: number;
  readonly text: string;
}

export interface ChatLine {
  readonly key: number;
  readonly name: string;
  readonly text: string;
}

/** A seat one has, with its secret. */
export interface OwnSeat {
  readonly seat: number;
  readonly secret: string;
}

const LOG_LENGTH = 400;
/** More buttons than these need two lines on a telephone. */
const FEW_CONTROLS = 2;
/** How long the end of a turn stays in sight before the curtain falls. */
const CURTAIN_MS = 1100;
const CHEER_MS = 1700;

export class Session {
  info = $state.raw<TableInfo | null>(null);
  /** When that was told. */
  toldAt = $state(0);
  scene = $state.raw<Scene | null>(null);
  seat = $state<number | null>(null);
  origins = $state.raw<ReadonlyMap<string, DOMRect>>(new Map());
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  online = $state(true);
  /** Why we may not be here. */
  closed = $state<string | null>(null);
  /** Something said to this person alone: why not, a hint, a refusal. */
  whisper = $state("");
  /** The seat the device should go to next; null: no curtain. */
  curtain = $state<number | null>(null);
  busy = $state(false);
  /** Whether there is ever much to choose from here, and clocks ever run: then there is room. */
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

  readonly picking: Picking = new Picking(this);
  readonly #link: Link;
  /** Our own link is being made anew: the line made from the old one is closed, and we come back. */
  #renewing = false;
  #looking: number | null = null;
  #frame: Size | null = null;
  #curtainTimer: ReturnType<typeof setTimeout> | undefined;
  #cheerTimer: ReturnType<typeof setTimeout> | undefined;
  #keys = 0;

  constructor(
    readonly api: Api,
    readonly table: string,
    language: string,
    readonly onRematch: (table: string, seats: readonly OwnSeat[]) => void,
  ) {
    const address = api.liveAddress(table, language);
    this.#link = new Link(() => new WebSocket(address), {
      told: (message) => this.told(message),
      online: (yes) => {
        this.online = yes;
      },
      refused: (code, why) => {
        if (code === OLD_PAGE && reloadOnce()) {
          return;
        }
        if (!this.#renewing) {
          this.closed = why === "" ? String(code) : why;
        }
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
        this.toldAt = performance.now();
        break;
      case "scene":
        this.#now(message);
        break;
      case "moved":
        this.#happened(message.events);
        this.#now(message);
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
        this.onRematch(message.table, message.seats);
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
        this.picking.suggest(message.items, message.action);
        break;
      case "log":
        // At one device the next person must not read what the last one was told.
        this.log = message.lines.map((text) => ({ key: this.#key(), text })).slice(-LOG_LENGTH);
        break;
      case "outlook":
        this.say(message.text);
        break;
      case "chat":
        this.chat = [...this.chat, { key: this.#key(), name: message.name, text: message.text }];
        break;
      case "talk":
        this.chat = message.lines.map(({ name, text }) => ({ key: this.#key(), name, text }));
        break;
      case "problem":
        this.say(message.text);
        break;
      case "over":
        this.fair = message.fair;
        break;
    }
  }

  #now({ scene, seat, seq, undo }: Shown): void {
    this.replay = null;
    this.canUndo = undo;
    this.#show(scene, seat, seq);
  }

  #show(scene: Scene, seat: number | null, seq: number): void {
    const before = this.scene;
    if (before !== null) {
      const origins = originsOf(before, scene, document);
      const dropped = this.picking.dropped;
      if (dropped !== null) {
        origins.set(dropped.id, dropped.rect);
      }
      this.origins = origins;
    }
    this.picking.dropped = null;
    this.seat = seat;
    this.scene = scene;
    const moved = seq !== this.seq;
    if (moved) {
      this.whisper = "";
    }
    this.seq = seq;
    this.composes ||= scene.composers.length > 0 || scene.controls.length > FEW_CONTROLS;
    this.seeks ||= numbersIn(scene).length > 1;
    this.timed ||= scene.timers.length > 0;
    this.picking.renew(before, scene, moved);
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

  #key(): number {
    this.#keys += 1;
    return this.#keys;
  }

  /** With several people at one device, nobody sees the next one's hand before they have it. */
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
    const hidden = scene.hands.some((hand) => hand.tiles === null && hand.count > 0);
    if (!hidden) {
      // Everything lies open: the device just changes hands.
      this.#looking = next;
      this.#link.send({ send: "look", seat: next });
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

  /** The seat the person plays from: with several at one device, the one whose hand is shown. */
  get actor(): number | null {
    return this.hand?.seat ?? this.seat;
  }

  act(action: ActionData): void {
    const seat = this.actor;
    if (seat === null || this.locked) {
      return;
    }
    this.picking.clear();
    this.busy = true;
    this.#link.send({ send: "act", id: freshId(), seat, action });
  }

  undo(): void {
    if (this.seat !== null) {
      this.picking.clear();
      this.#link.send({ send: "undo", id: freshId(), seat: this.seat });
    }
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

  /** Makes the link of a seat worthless and keeps the new one; `given`: it is for somebody else. */
  async renewLink(seat: number, given: boolean): Promise<void> {
    this.#renewing = !given;
    try {
      const { secret } = await this.api.revoke(this.table, seat);
      keepInvite(this.table, { seat, secret, given });
      if (!given) {
        this.#link.reopen();
      }
    } finally {
      this.#renewing = false;
    }
  }

  /** Lets a bot play at a seat nobody has come to, or whose person is gone. */
  callBot(seat: number): void {
    this.#link.send({ send: "bot", seat });
  }

  /** Shows the table as it was after so many actions; null: as it is now. */
  lookBack(at: number | null): void {
    this.picking.clear();
    this.#link.send({ send: "replay", at });
  }

  rename(seat: number, name: string): void {
    this.#link.send({ send: "name", seat, name });
  }
}
