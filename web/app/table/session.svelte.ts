/** One person at one table: what they are told, and what they say to the server. */

import {
  frameFor,
  moves,
  numbersIn,
  ownHand,
  type ActionData,
  type Hand,
  type Scene,
  type ScorePad,
  type Size,
} from "../../board";
import type { Api } from "../api";
import { compareDeal, dealOf } from "../deal/kept";
import { enter, join } from "../deal/sit";
import { judge, type Verdict } from "../deal/verdict";
import { freshId, Link, OLD_PAGE } from "../link";
import { Quiet } from "../friends/quiet.svelte";
import type { Reaction } from "../friends/reactions";
import { forgetInvite, keepInvite } from "../invites";
import { forgetTable } from "../own";
import { reloadOnce } from "../reload";
import { settings } from "../settings.svelte";
import * as sound from "../sound";
import type { EventTold, Moved, OwnSeat, SceneTold, SeatInfo, TableInfo, Tell } from "../wire";
import { whyNot } from "../why";
import { originsOf } from "./origins";
import { Passing } from "./passing.svelte";
import { Picking } from "./picking.svelte";
import { Stopwatch } from "./stopwatch.svelte";
import { carriedTo, carryOn } from "./carried";
import { Transcript } from "./transcript.svelte";

/** More buttons than these need two lines on a telephone. */
const FEW_CONTROLS = 2;
const CHEER_MS = 1700;
/** How long the device is felt when one has laid, and when it is one's turn. */
const LAID_MS = 10;
const TURN_MS = 25;

/** What is cried when a round or a match ends. */
export type Cheered = "domino" | "blocked" | "won";
const CHEERS: Readonly<Record<string, Cheered>> = { out: "domino", blocked: "blocked" };
/** What is more than told. */
const FELT: ReadonlySet<string> = new Set(["scored", "roundended"]);

/** Goes to another table, with one's seats there or what it takes to sit down. */
export type MoveOn = (table: string, seats: readonly OwnSeat[], invitation: string | null) => void;

/** The table where the same people play again. */
export interface Again {
  readonly table: string;
  /** Who wants to; empty: that is not known. */
  readonly by: string;
  /** Somebody who looks has a seat there. */
  readonly plays: boolean;
  /** What it takes to sit down at a seat that was left to whoever wants it. */
  readonly invitation: string | null;
}

export class Session {
  info = $state.raw<TableInfo | null>(null);
  /** When that was told. */
  toldAt = $state(0);
  scene = $state.raw<Scene | null>(null);
  seat = $state<number | null>(null);
  origins = $state.raw<ReadonlyMap<string, DOMRect>>(new Map());
  online = $state(true);
  /** Why we may not be here. */
  closed = $state<string | null>(null);
  /** Something said to this person alone: why not, a hint, a refusal. */
  whisper = $state("");
  /** What a hint has said of the table as it is. */
  advice = $state("");
  /** How often anything was. */
  whispers = $state(0);
  busy = $state(false);
  /** What was done is not acknowledged yet, and should have been. */
  sending = $state(false);
  #done = $state.raw<ActionData | null>(null);
  /** Whether there is ever much to choose from here, and clocks ever run: then there is room. */
  composes = $state(false);
  seeks = $state(false);
  timed = $state(false);
  /** How long the log is, or what is looked back at. */
  seq = $state(0);
  /** What is worth a cry just now. */
  cheer = $state<Cheered | null>(null);
  /** Whoever shows the table wants to know what happens there. */
  felt: ((events: readonly EventTold[]) => void) | null = null;
  #canUndo = $state(false);
  /** The seats a pause between rounds waits for. */
  waitingFor = $state.raw<readonly number[]>([]);
  /** What proves that the deal was fair, once the match is over. */
  fair = $state.raw<Readonly<Record<string, string>> | null>(null);
  /** Whether that agrees with what this browser has seen and added. */
  verdict = $state.raw<Verdict | null>(null);
  /** What was fixed before anybody sat down is told otherwise now. */
  dealChanged = $state(false);
  /** Somebody wants to play again: nobody is taken there who does not want to go. */
  again = $state.raw<Again | null>(null);
  #declined = false;
  /** It was this person's turn when the table was last shown. */
  #own = true;
  /** Looking back: how many actions of how many; null: now. */
  replay = $state.raw<{ readonly at: number; readonly of: number } | null>(null);

  /** Everybody's hand is open where one looks back, once the match is over. */
  opened = $state(false);

  readonly picking: Picking = new Picking(this);
  readonly passing = new Passing((seat) => {
    // Whoever gets the device sees the table as it is.
    this.#past = null;
    this.#link.send({ send: "look", seat });
  });
  readonly transcript = new Transcript();
  readonly quiet: Quiet;
  readonly stopwatch: Stopwatch;
  readonly #link: Link;
  readonly #onRematch: MoveOn;
  /** Our own link is being made anew: the line of the old one is closed, and we come back. */
  #renewing = false;
  #frame: Size | null = null;
  /** What somebody wants to look back at; null: nothing but the table as it is. */
  #past: number | null = null;
  /** How long the log was when the table was last shown as it is. */
  #now = -1;
  /** The score sheet now, whatever is looked at. */
  #sheet: ScorePad | null = null;
  #cheerTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly api: Api,
    readonly table: string,
    language: string,
    onRematch: MoveOn,
  ) {
    this.#onRematch = onRematch;
    this.quiet = new Quiet(table);
    this.transcript.before = carriedTo(table);
    this.stopwatch = new Stopwatch(table);
    const address = api.liveAddress(table, language);
    this.#link = new Link(() => new WebSocket(address), {
      told: (message) => this.told(message),
      online: (yes) => {
        this.online = yes;
      },
      late: (yes) => {
        this.sending = yes;
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
    clearTimeout(this.#cheerTimer);
    this.passing.end();
    this.#link.end();
  }

  findOut(): void {
    this.#link.findOut();
  }

  /** Whether anybody looks at the page: nobody else has to know that the line is dead. */
  looked(yes: boolean): void {
    this.#link.watch(yes);
  }

  /** Exchanges the secret of a private link for a cookie; false: it opens nothing. */
  async sitDown(link: string): Promise<boolean> {
    try {
      const { seat, secret } = await enter(this.api, this.table, link, settings.name.trim());
      keepInvite(this.table, { seat, secret, given: false });
      return true;
    } catch (wrong) {
      this.closed = whyNot(wrong);
      return false;
    }
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
    if (this.#past !== null) {
      this.lookBack(this.#past);
    }
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

  told(message: Tell): void {
    switch (message.tell) {
      case "table":
        this.info = message;
        if (message.rematch !== null && this.again === null && !this.#declined) {
          const plays = message.seats.some(({ mine }) => mine);
          this.again = { table: message.rematch, by: "", plays, invitation: null };
        }
        this.toldAt = performance.now();
        this.dealChanged = compareDeal(message)?.changed ?? false;
        this.scene &&= withThoseThere(this.scene, message.seats);
        break;
      case "scene":
        // Somebody came or went, or the screen was turned: that is no reason to lose one's place.
        if (this.#past === null || message.seq !== this.#now) {
          this.#showNow(message);
        } else {
          this.#note(message);
          if (this.replay?.at !== this.#past) {
            // What was asked for may have been lost with the line.
            this.lookBack(this.#past);
          }
        }
        break;
      case "moved":
        this.#happened(message.events, message.seq);
        this.#moved(withSheet(message, this.#sheet));
        break;
      case "replay":
        if (this.#past === null) {
          break;
        }
        this.#show(message.scene, null, message.at, message.at !== this.replay?.at);
        this.replay = { at: message.at, of: message.of };
        this.say(message.events.map(({ text }) => text).join(" "));
        break;
      case "pause":
        this.waitingFor = message.waiting;
        break;
      case "rematch":
        if (this.info?.seats.some(({ kind }) => kind === "open") && message.seats.length > 0) {
          // Nothing has begun here: whoever sat down goes along to the table that has the right size.
          carryOn(message.table, this.transcript.chat);
          forgetTable(this.table);
          this.#onRematch(message.table, message.seats, null);
        } else if (!this.#declined) {
          this.again = {
            table: message.table,
            by: this.info?.seats.find(({ seat }) => seat === message.by)?.name ?? "",
            plays: message.seats.length > 0,
            invitation: message.invitation,
          };
        }
        break;
      case "ack":
        this.busy = this.#link.waiting;
        break;
      case "refused":
        this.busy = this.#link.waiting;
        this.say(message.why);
        break;
      case "hint":
        this.stopwatch.help();
        this.advice = message.text;
        this.say(message.text);
        this.picking.suggest(message.items, message.action);
        break;
      case "log":
        this.transcript.restart(message.lines);
        break;
      case "notice":
        this.transcript.noticed(message.text);
        break;
      case "outlook":
        this.say(message.text);
        break;
      case "chat":
        this.transcript.said(message);
        break;
      case "talk":
        this.transcript.restartChat(message.lines);
        break;
      case "problem":
        // It may be that there is no looking back here: what is shown stays.
        this.#past = this.replay?.at ?? null;
        this.say(message.text);
        break;
      case "over":
        this.fair = message.fair;
        void this.#judge(message.fair);
        break;
    }
  }

  async #judge(fair: Readonly<Record<string, string>>): Promise<void> {
    const bots = this.info?.seats.filter((seat) => seat.kind === "bot") ?? [];
    const seats = bots.map(({ seat }) => seat);
    this.verdict = await judge(dealOf(this.table), fair, seats);
  }

  /** What is so now, whatever is looked at. */
  #note({ scene, undo }: Pick<SceneTold, "scene" | "undo">): void {
    this.#canUndo = undo;
    this.#sheet = scene.sheet;
  }

  #showNow(message: Pick<SceneTold, "scene" | "seat" | "seq" | "undo">): void {
    const { scene, seat, seq } = message;
    const moved = seq !== this.#now || this.replay !== null;
    this.replay = this.#past = null;
    this.#now = seq;
    this.#note(message);
    this.#show(scene, seat, seq, moved);
    this.passing.follow(scene, this.info?.seats ?? []);
    const own = this.hand?.active === true && scene.outcome === null;
    if (own && !this.#own) {
      tick(TURN_MS);
    }
    this.#own = own;
    // Bots are not waited for: what they do is told soon enough.
    const waits = scene.outcome !== null || scene.hands.some((hand) => hand.active && !hand.bot);
    this.transcript.asked(waits ? scene.prompt : "");
  }

  /** `moved`: it is another position than the one that was shown. */
  #show(scene: Scene, seat: number | null, seq: number, moved: boolean): void {
    const before = this.scene;
    // Where nothing moves, nobody asks where it comes from; to find out takes as long as to draw it.
    if (before !== null && moves()) {
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
    if (moved) {
      this.whisper = "";
    }
    this.seq = seq;
    this.composes ||= scene.composers.length > 0 || scene.controls.length > FEW_CONTROLS;
    this.seeks ||= numbersIn(scene).length > 1;
    this.timed ||= scene.timers.length > 0;
    this.picking.renew(before, scene, moved);
  }

  /** Whoever is locked out is told why where they look, not only in the log. */
  #moved(message: Moved): void {
    const free = !this.locked;
    this.#showNow(message);
    if (free && this.locked) {
      this.say(message.events.map(({ text }) => text).join(" "));
    }
  }

  #happened(events: readonly EventTold[], seq: number): void {
    this.transcript.happened(events, seq);
    for (const { event } of events) {
      if (event.event === "roundended") {
        this.#cheer(CHEERS[String(event["how"])] ?? null);
      } else if (event.event === "matchended" && this.#won(event["winners"])) {
        this.#cheer("won");
      }
      if (settings.sound) {
        sound.hear(event);
      }
    }
    if (events.some(({ event }) => FELT.has(event.event))) {
      this.felt?.(events);
    }
  }

  #won(winners: unknown): boolean {
    const seats = this.info?.seats ?? [];
    return (
      seats.length > 1 &&
      Array.isArray(winners) &&
      seats.some(({ seat, mine }) => mine && winners.includes(seat))
    );
  }

  #cheer(why: Cheered | null): void {
    clearTimeout(this.#cheerTimer);
    this.cheer = why;
    if (why !== null) {
      this.#cheerTimer = setTimeout(() => this.calm(), CHEER_MS);
    }
  }

  /** Whoever has seen enough of it goes on. */
  calm(): void {
    clearTimeout(this.#cheerTimer);
    this.cheer = null;
  }

  // -- what the person does --------------------------------------------------------------------

  say(text: string): void {
    this.whisper = text;
    this.whispers += 1;
  }

  get hand(): Hand | null {
    return this.scene === null ? null : ownHand(this.scene);
  }

  /** The deal does not fit what this browser has seen. */
  get unfair(): boolean {
    return this.dealChanged || this.verdict?.kind === "wrong";
  }

  /** Nothing is done to a match while one looks back at it. */
  get canUndo(): boolean {
    return this.#canUndo && this.replay === null;
  }

  get unheard(): ActionData | null {
    return this.sending ? this.#done : null;
  }

  get locked(): boolean {
    return this.scene?.timers.some((timer) => timer.locks && timer.running) ?? false;
  }

  /** Others play, and what this person wants to lay can be said already. */
  get waits(): boolean {
    const { hand, scene } = this;
    return (
      hand !== null &&
      scene !== null &&
      !hand.active &&
      scene.outcome === null &&
      !this.composes &&
      this.replay === null &&
      this.info?.mode === "playing"
    );
  }

  /** The seat the person plays from: with several at one device, the one whose hand is shown. */
  get actor(): number | null {
    return this.hand?.seat ?? this.seat;
  }

  act(action: ActionData): void {
    const seat = this.actor;
    // What comes next depends on what is still on its way.
    if (seat === null || this.locked || this.sending) {
      return;
    }
    this.picking.clear();
    this.busy = true;
    this.#done = action;
    tick(LAID_MS);
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
      this.advice = "";
      this.#link.send({ send: "hint", seat: this.seat });
    }
  }

  /** Asks whether this can still be won. */
  solve(): void {
    if (this.seat !== null) {
      this.#link.send({ send: "solve", seat: this.seat });
    }
  }

  /** The match ends when everybody who is there has given it up. */
  giveUp(): void {
    this.#link.send({ send: "abandon" });
  }

  ready(): void {
    this.#link.send({ send: "ready" });
  }

  /** Lets the bots act quickly until there is something to decide again. */
  skip(): void {
    this.#link.send({ send: "hurry" });
  }

  talk(text: string, to: "partners" | "table"): void {
    this.#link.send({ send: "say", text, to });
  }

  react(reaction: Reaction): void {
    this.#link.send({ send: "react", reaction });
  }

  /** Takes a free seat (null: any) of a table one is invited to; null, or why it is not possible. */
  async join(invitation: string, name: string, wanted: number | null): Promise<string | null> {
    try {
      const free = (this.info?.seats ?? []).filter((one) => one.free).map((one) => one.seat);
      const seats = wanted === null ? free : [wanted];
      const { seat, secret } = await join(this.api, this.table, invitation, name, seats);
      keepInvite(this.table, { seat, secret, given: false });
      this.#link.reopen();
      return null;
    } catch (wrong) {
      return whyNot(wrong);
    }
  }

  async renewInvitation(): Promise<void> {
    await this.api.renewInvitation(this.table);
  }

  /** Waits for nobody any more: bots of these names take the free seats. */
  begin(names: readonly string[]): void {
    this.#link.send({ send: "begin", names });
  }

  /** Frees the seat of somebody who is not wanted, while the match has not begun. */
  sendAway(seat: number): void {
    forgetInvite(this.table, seat);
    this.#link.send({ send: "away", seat });
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
    this.#past = at;
    this.picking.clear();
    this.#link.send({ send: "replay", at, opened: this.opened });
  }

  /** Shows everybody's hand when looking back, or hides the others' again. */
  openHands(yes: boolean): void {
    this.opened = yes;
    this.lookBack(this.replay?.at ?? this.length);
  }

  /** How many actions there are to look back at. */
  get length(): number {
    return this.replay?.of ?? this.info?.count ?? this.seq;
  }

  /** Looks so many actions on from there, or back. */
  step(by: number): void {
    const at = (this.#past ?? this.length) + by;
    this.lookBack(Math.min(Math.max(at, 0), this.length));
  }

  /** The same people once more; whoever asks first, all come to the same new table. */
  async rematch(moved: boolean): Promise<void> {
    try {
      const { table, seats, invitation } = await this.api.rematch(this.table, moved);
      const own = seats.flatMap(({ seat, secret }) => (secret === null ? [] : [{ seat, secret }]));
      // Who looks back at this match comes back to what was said there, too.
      carryOn(table, this.transcript.chat);
      // Who has left their seat to others may have it, or another one, as long as it is free.
      this.#onRematch(table, own, own.length === 0 ? invitation : null);
    } catch (wrong) {
      this.say(whyNot(wrong));
    }
  }

  /** Begins with those who have come; all of them are told where. */
  async gather(): Promise<string | null> {
    try {
      await this.api.gather(this.table, settings.language);
      return null;
    } catch (wrong) {
      return whyNot(wrong);
    }
  }

  /** Leaves one's seat at the next table to somebody else. */
  async decline(): Promise<void> {
    try {
      this.#declined = true;
      this.again = null;
      await this.api.decline(this.table);
    } catch (wrong) {
      this.say(whyNot(wrong));
    }
  }

  rename(seat: number, name: string): void {
    this.#link.send({ send: "name", seat, name });
  }
}

/** A short tick, where the device can be felt. */
function tick(ms: number): void {
  if (settings.haptics && navigator.userActivation.hasBeenActive) {
    navigator.vibrate?.(ms);
  }
}

/** The scene with who is there now, which the table tells before the next scene does. */
function withThoseThere(scene: Scene, seats: readonly SeatInfo[]): Scene {
  const there = (hand: Hand): boolean => seats[hand.seat]?.connected ?? hand.connected;
  return scene.hands.every((hand) => hand.connected === there(hand))
    ? scene
    : { ...scene, hands: scene.hands.map((hand) => ({ ...hand, connected: there(hand) })) };
}

/** A score sheet that has not changed is not sent again. */
function withSheet(message: Moved, sheet: ScorePad | null): Moved {
  return message.same_sheet ? { ...message, scene: { ...message.scene, sheet } } : message;
}
