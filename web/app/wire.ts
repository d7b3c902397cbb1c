// Written by `make generated` from the server's messages and bodies: do not edit.

import type { ActionData, Scene } from "../board";

/** Something that happened, as far as one may know it; the page makes a sound of it. */
export type EventData = { readonly event: string } & Readonly<Record<string, unknown>>;

/** How much room the client has for the table, in units (the side of a half-tile). */
export interface Frame {
  readonly send: "frame";
  readonly width: number;
  readonly height: number;
}

/** Do something. What an action can be depends on the game: `read` sees to it. */
export interface Act {
  readonly send: "act";
  readonly id: string;
  readonly seat: number;
  readonly action: ActionData;
}

export interface TakeBack {
  readonly send: "undo";
  readonly id: string;
  readonly seat: number;
}

export interface AskHint {
  readonly send: "hint";
  readonly seat: number;
}

/** Go on after a round. */
export interface Ready {
  readonly send: "ready";
}

export interface Say {
  readonly send: "say";
  readonly text: string;
  /** Which of the client's seats speaks; needed only where it has several. */
  readonly seat?: number | null;
  /** null: to partners where they may talk, else to the whole table. */
  readonly to?: "partners" | "table" | null;
}

/** One of a few small pictures that everybody at the table sees. */
export interface React {
  readonly send: "react";
  readonly reaction: "bravo" | "gasp" | "heart" | "laugh" | "tears" | "thumb";
  readonly seat?: number | null;
}

export interface Name {
  readonly send: "name";
  readonly seat: number;
  readonly name: string;
}

/** Which of its seats the client wants to see the table from; null: the curtain. */
export interface Look {
  readonly send: "look";
  readonly seat: number | null;
}

/** How long a bot waits before it acts. */
export interface Pace {
  readonly send: "pace";
  readonly ms: number;
}

/** Let the bots act quickly until a person has to decide again, or the round is over. */
export interface Hurry {
  readonly send: "hurry";
}

/** The table as it was after so many actions; null: back to now. */
export interface AskReplay {
  readonly send: "replay";
  readonly at: number | null;
  /** With everybody's hand open, once the match is over. */
  readonly opened?: boolean;
}

/** Let a bot play at a seat nobody has come to, or whose player has been gone for a while. */
export interface SeatBot {
  readonly send: "bot";
  readonly seat: number;
}

/** Begin the match: bots take the seats that nobody has come to. */
export interface Begin {
  readonly send: "begin";
  /** What bots are called, seat by seat; empty: as the server calls them. */
  readonly names?: readonly string[];
}

/** Free a seat again before the match has begun: whoever has taken it is not wanted there. */
export interface SendAway {
  readonly send: "away";
  readonly seat: number;
}

/** Whether a solo can still be won. */
export interface AskOutlook {
  readonly send: "solve";
  readonly seat: number;
}

/** Give the match up; it is when every person who is there has said so. */
export interface Abandon {
  readonly send: "abandon";
}

/** Asks whether the line holds: a page in a browser cannot find out otherwise. */
export interface Ping {
  readonly send: "ping";
}

export interface TableInfo {
  readonly tell: "table";
  readonly table: string;
  readonly slug: string;
  readonly title: string;
  readonly options: readonly Labelled[];
  /** The same options as a client writes them, to ask for the rules of this very table. */
  readonly chosen: Readonly<Record<string, boolean | number | string>>;
  /** The same options as one text, the same in every language: what a client keeps times by. */
  readonly variant: string;
  readonly abilities: readonly string[];
  readonly seats: readonly SeatInfo[];
  readonly commitment: string | null;
  /** What is shown of the nonces once the deal is made; empty where a seat has added nothing. */
  readonly imprints: readonly string[] | null;
  /** What the seats added to the deal, once the match is over. */
  readonly nonces: readonly string[] | null;
  readonly lang: string;
  readonly mode: "abandoned" | "frozen" | "over" | "playing" | "waiting";
  /** Why a frozen table is frozen; else empty. */
  readonly problem: string;
  readonly seq: number;
  /** How many actions can be looked back at: those that were not taken back. */
  readonly count: number;
  readonly look: number | null;
  readonly pace: number;
  readonly clock_s: number;
  readonly talk: "free" | "partners" | "pauses";
  readonly grace_ms: number;
  /** Of which day this is the puzzle (ISO date). */
  readonly daily: string | null;
  /** How hard a puzzle is, in a word; empty where nobody chooses that. */
  readonly level: string;
  readonly rematch: string | null;
  /** What it takes to sit down at a free seat; only players are told, and while there is one. */
  readonly invitation: string | null;
}

export interface Labelled {
  readonly label: string;
  readonly value: string;
}

export interface SeatInfo {
  readonly seat: number;
  readonly name: string;
  /** `open` while nobody has come; `away` while a bot sits in for a person. */
  readonly kind: "away" | "bot" | "human" | "open";
  readonly mine: boolean;
  readonly connected: boolean;
  readonly bot: string | null;
  /** How long a person who should be there has been gone; null: they are there. */
  readonly gone_ms: number | null;
  /** Whether whoever has the invitation may take it. */
  readonly free: boolean;
  /** Whether the person there wants to give the match up. */
  readonly gives_up: boolean;
  /** While people come: which partners it belongs to; null: who sits here plays alone. */
  readonly team: number | null;
}

export interface SceneTold {
  readonly tell: "scene";
  readonly seq: number;
  readonly seat: number | null;
  readonly scene: Scene;
  /** Whether the seat may take its last decision back. */
  readonly undo: boolean;
}

/**
 * Something has happened: what, and the table after it, as the seat that looks may know both. It
 * comes only to clients that have sent a frame; what was before, the log tells.
 */
export interface Moved {
  readonly tell: "moved";
  readonly seq: number;
  readonly seat: number | null;
  readonly scene: Scene;
  readonly undo: boolean;
  readonly events: readonly EventTold[];
  /**
   * The score sheet is that of the scene before, and not sent again: it gets longer and longer, and
   * changes seldom.
   */
  readonly same_sheet: boolean;
}

export interface EventTold {
  readonly event: EventData;
  readonly text: string;
  /** As in a line of the log. */
  readonly forgotten?: string | null;
  readonly hides?: boolean;
}

/**
 * Base of all events; unless it says otherwise, everybody sees it. What is frozen never comes to
 * hold itself, so nobody has to look for cycles among events (`gc`).
 */
export interface Event {
  readonly event: "event";
}

/**
 * What was said so far, as the seat that looks may know it; it replaces all that the client has
 * shown, which at one device may have been for other eyes.
 */
export interface Log {
  readonly tell: "log";
  readonly lines: readonly LineTold[];
}

/** A line of the log. */
export interface LineTold {
  readonly text: string;
  /**
   * How long the table's log was after what it tells: what a client has been told up to there it
   * need not say again.
   */
  readonly at: number;
  /** What the line becomes once what it shows is hidden again; null: it stays as it is. */
  readonly forgotten?: string | null;
  /** With the next line that comes, this one and those before it become what is `forgotten`. */
  readonly hides?: boolean;
}

/** Something about the table itself, to be shown in the log. */
export interface Notice {
  readonly tell: "notice";
  readonly text: string;
}

/** A round is over: who is ready for the next one, who is waited for, and how long still. */
export interface Pause {
  readonly tell: "pause";
  readonly ready: readonly number[];
  readonly waiting: readonly number[];
  readonly left_ms: number;
}

export interface Ack {
  readonly tell: "ack";
  readonly id: string;
  readonly seq: number;
}

export interface Refused {
  readonly tell: "refused";
  readonly id: string;
  readonly why: string;
}

export interface Hint {
  readonly tell: "hint";
  readonly seat: number;
  readonly text: string;
  readonly action: ActionData | null;
  readonly items: readonly string[];
}

/** Base of all actions. The text of one begins with its verb, the name of its class. */
export interface Action {
  readonly do: "action";
}

export interface Outlook {
  readonly tell: "outlook";
  readonly seat: number;
  readonly text: string;
}

/** Something is said now to the seat that looks: as in `Said`. */
export interface Chat {
  readonly tell: "chat";
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly reaction: "bravo" | "gasp" | "heart" | "laugh" | "tears" | "thumb" | null;
  readonly to: "partners" | "table";
}

/** What was said so far to the seat that looks; like the log it replaces what is shown. */
export interface Talk {
  readonly tell: "talk";
  readonly lines: readonly Said[];
}

export interface Said {
  readonly seat: number;
  readonly name: string;
  /** What was said; empty where it was a reaction. */
  readonly text: string;
  readonly reaction: "bravo" | "gasp" | "heart" | "laugh" | "tears" | "thumb" | null;
  readonly to: "partners" | "table";
}

export interface Replayed {
  readonly tell: "replay";
  readonly at: number;
  readonly of: number;
  readonly scene: Scene;
  readonly events: readonly EventTold[];
}

/** The match is over: what proves that the deal was fair. */
export interface Over {
  readonly tell: "over";
  readonly fair: Readonly<Record<string, string>>;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly abandoned: boolean;
}

/** A new table for the same people: who wants to go there does, and it waits for them. */
export interface Rematch {
  readonly tell: "rematch";
  readonly table: string;
  readonly seats: readonly OwnSeat[];
  /** Who wants to play again; null: it is not known here. */
  readonly by: number | null;
  /** For those who look on, while somebody has left a seat there to them. */
  readonly invitation: string | null;
}

/** A seat of the client's own, with what it takes to sit down there. */
export interface OwnSeat {
  readonly seat: number;
  readonly secret: string;
}

export interface Problem {
  readonly tell: "problem";
  readonly text: string;
}

/** The line holds. */
export interface Pong {
  readonly tell: "pong";
}

export interface AccountTold {
  readonly seats: readonly number[];
  readonly result: number;
  readonly expected: number;
  readonly deal: number;
  readonly draws: number;
  readonly own: number;
  readonly others: number;
  readonly fall: number;
}

export interface Atlas {
  readonly games: readonly AtlasGame[];
}

export interface AtlasGame {
  readonly slug: string;
  readonly title: string;
  readonly twist: string;
  /** Where it is played, its names, its sources and how it differs, each labelled. */
  readonly facts: readonly OptionTold[];
  /** As in the catalogue, to be found by. */
  readonly elsewhere: string;
}

export interface BotCard {
  readonly name: string;
  /** How it plays, in a word or two. */
  readonly label: string;
}

export interface Catalogue {
  readonly languages: readonly string[];
  readonly games: readonly GameCard[];
  /** All names, from the weakest to the strongest. */
  readonly bots: readonly string[];
  /** In the order they are shown. */
  readonly shelves: readonly Shelf[];
  /** What a newcomer is offered: by language, or language and region like `pt-br`. */
  readonly doors: Readonly<Record<string, Door>>;
  /** What people call a kind, a shelf or a set, in all languages: `kind-puzzle`. */
  readonly words: Readonly<Record<string, string>>;
}

export interface ChoiceShown {
  readonly value: boolean | number | string;
  readonly label: string;
}

export interface Collected {
  readonly matches: readonly MatchListed[];
}

export interface Collecting {
  readonly secret: string;
}

export interface Daily {
  readonly slug: string;
  readonly date: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
}

/** What the server has committed to before anybody adds to the deal. */
export interface DealTold {
  /** How deals are made and proven; the newest is 2. */
  readonly scheme: number;
  /** Null at the puzzle of a day, which has no secret. */
  readonly commitment: string | null;
  readonly game: string;
  readonly version: number;
  /** As a record writes them. */
  readonly options: Readonly<Record<string, string>>;
  /** The seats that are bots' from the start. */
  readonly bots: readonly number[];
}

export interface DecisionTold {
  /** After how many actions it was made: see `replay`. */
  readonly at: number;
  readonly round: number;
  readonly seat: number;
  /** The best first. */
  readonly moves: readonly MoveTold[];
  /** Which of them was made. */
  readonly played: number;
  /** Whether something surely better was there. */
  readonly mistake: boolean;
  /** What the best move had; empty: no fact of the position says it. */
  readonly why: string;
  /** Points ahead after the round, as it could be expected then. */
  readonly lead: number;
}

export interface Declined {
  /** One's own seats there, which others may take now. */
  readonly left: readonly number[];
}

/** A game, and what is chosen in it. */
export interface Door {
  readonly slug: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
}

export interface Entered {
  /** All seats of this table that are yours now. */
  readonly seats: readonly number[];
  /** The seat that was taken now. */
  readonly seat: number;
  /** Whether the nonce is what this seat adds to the deal. */
  readonly added: boolean;
  /** For its private link, from now on. */
  readonly secret: string;
}

export interface Entering {
  readonly secret: string;
  /** What this seat adds to the deal. */
  readonly nonce?: string | null;
  /** What to be called, where the seat has no name yet. */
  readonly name?: string;
}

export interface Forgotten {
  /** Whether the table is gone, and not only one's cookie. */
  readonly deleted: boolean;
}

export interface Form {
  readonly options: readonly OptionShown[];
  readonly problem: string | null;
}

export interface FormAsked {
  readonly chosen?: Readonly<Record<string, string | boolean | number>>;
  readonly lang?: string | null;
}

export interface GameCard {
  readonly slug: string;
  readonly title: string;
  /** What is different here, in three words; may be empty. */
  readonly twist: string;
  readonly blurb: string;
  readonly aliases: readonly string[];
  /** Words of its names in other languages and of its countries, small and without accents. */
  readonly elsewhere: string;
  readonly kind: string;
  readonly shelf: Shelf;
  /** The few characters on its picture that `twist` explains. */
  readonly sign: string;
  readonly section: string;
  readonly booklets: string;
  readonly players: readonly number[];
  readonly sets: readonly (boolean | number | string)[];
  readonly abilities: readonly string[];
  /** Those of which each plays this game better than the one before. */
  readonly bots: readonly BotCard[];
}

export interface Glance {
  readonly slug: string;
  readonly title: string;
  readonly status: "waiting" | "playing" | "over" | "abandoned";
  /** It can be looked at, but not played on. */
  readonly frozen: boolean;
  readonly seats: readonly SeatSeen[];
  /** To play the same again. */
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly clock_s: number;
  /** When something last happened, in ms since 1970. */
  readonly touched: number;
}

/** A moment of a round at which somebody decides, or its end. */
export interface GlimpseTold {
  readonly told: readonly string[];
  readonly picture: string;
  readonly alt: string;
  readonly done: readonly string[];
  readonly because: string;
}

export interface Health {
  readonly status: "ok";
  readonly version: string;
  /** Tables that are open now. */
  readonly tables: number;
  /** Clients connected to them. */
  readonly lines: number;
}

export interface InvitationRenewed {
  readonly invitation: string;
}

export interface Joining {
  readonly invitation: string;
  readonly name?: string;
  /** The seat wanted; without one, the first that is free. */
  readonly seat?: number | null;
  /** What this seat adds to the deal. */
  readonly nonce?: string | null;
}

/** For how many days the server keeps what nobody touches, and what it keeps besides. */
export interface Keeping {
  readonly playing: number;
  readonly over: number;
  /** Tables at which no match ever began. */
  readonly waiting: number;
  /** Whether requests are logged with the addresses they are from. */
  readonly logged: boolean;
}

/** A match as a browser lists it. */
export interface MatchListed {
  readonly table: string;
  readonly slug: string;
  /** When it ended, in ms since 1970. */
  readonly at: number;
  /** The others. */
  readonly names: readonly string[];
  /** Null: nobody has won or lost. */
  readonly won?: boolean | null;
  /** How it stood in the end, like `105 : 80`; one's own first. */
  readonly points?: string;
}

export interface MoveTold {
  /** In words: “6-4 at the 5 of 5-2”. */
  readonly text: string;
  /** The tile that is played; null: none is. */
  readonly tile: readonly [number, number] | null;
  /** Points ahead at the end of the round, on average. */
  readonly worth: number;
  /** By how much that is less than the best move's. */
  readonly behind: number;
  /** The standard error of that difference. */
  readonly error: number;
}

/** How an option is chosen. */
export type OptionKind = "choice" | "number" | "flag" | "match" | "text";

export interface OptionShown {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly kind: OptionKind;
  readonly choices: readonly ChoiceShown[];
  /** What a match may be counted in: chosen as `VALUE:NUMBER`. */
  readonly counted: readonly ChoiceShown[];
  readonly low: number;
  readonly high: number;
  readonly value: boolean | number | string;
}

export interface OptionTold {
  readonly label: string;
  readonly value: string;
}

export interface Parcel {
  readonly matches: readonly MatchListed[];
  /** The address of the page, as the other browser reaches it. */
  readonly at: string;
}

export interface ParcelMade {
  readonly link: string;
  /** The link as a QR code: an SVG. */
  readonly drawn: string;
}

export interface RematchWish {
  /** Everybody moves on by one seat. Whoever asks first decides. */
  readonly moved?: boolean;
}

/** What the judge says, or how far the work has come. */
export interface ReviewTold {
  readonly status: "working" | "done";
  readonly done: number;
  readonly of: number;
  /** How often every move was played out. */
  readonly playouts: number;
  readonly decisions: readonly DecisionTold[];
  readonly rounds: readonly RoundTold[];
  /** Per seat, points per round. */
  readonly given_away: readonly number[];
  /** Per seat, the places in `decisions` of what cost it most. */
  readonly moments: readonly (readonly number[])[];
}

export interface Revoked {
  readonly seat: number;
  readonly secret: string;
}

export interface RoundTold {
  readonly number: number;
  /** One for each side; a result is their sum. */
  readonly accounts: readonly AccountTold[];
}

export interface RulesPage {
  readonly title: string;
  readonly minute: string;
  readonly html: string;
  readonly options: readonly OptionTold[];
}

export interface SeatMade {
  readonly seat: number;
  readonly kind: string;
  /** For the private link; a bot has none. */
  readonly secret: string | null;
}

export interface SeatSeen {
  readonly name: string;
  readonly mine: boolean;
  /** The table waits for this seat. */
  readonly turn: boolean;
  /** Which bot has the seat for good; null: a person's. */
  readonly bot: string | null;
}

export interface SeatWish {
  readonly kind: "me" | "bot" | "open" | "local";
  readonly name?: string;
  /** Which bot, where `kind` is `bot`. */
  readonly bot?: string | null;
}

/** Where somebody who looks for a game finds it, in this order. */
export type Shelf = "begin" | "line" | "partners" | "score" | "large" | "quick" | "alone";

export interface TableMade {
  readonly table: string;
  /** Fixes the secret that the deals follow from; null at the puzzle of a day. */
  readonly commitment: string | null;
  readonly seats: readonly SeatMade[];
  /** For the one link that gives whoever opens it a free seat. */
  readonly invitation: string | null;
}

export interface TableWish {
  readonly slug: string;
  readonly options?: Readonly<Record<string, string | boolean | number>>;
  readonly seats: readonly SeatWish[];
  readonly lang?: string | null;
  /** Seconds for a decision; then a bot decides. 0: no limit. */
  readonly clock_s?: number;
  /** Play this day's puzzle. */
  readonly daily?: string | null;
  /** Deal as everybody is dealt who learns this game, with bots. */
  readonly lesson?: boolean;
  /** Which bot takes the seats that nobody comes to. */
  readonly bots?: string | null;
}

/** What is wrong, for a person to read. */
export interface Trouble {
  readonly problem: string;
}

export interface WorkedRound {
  readonly glimpses: readonly GlimpseTold[];
}

/** What the page sends over the line to a table. */
export type Sent =
  | Frame
  | Act
  | TakeBack
  | AskHint
  | Ready
  | Say
  | React
  | Name
  | Look
  | Pace
  | Hurry
  | AskReplay
  | SeatBot
  | Begin
  | SendAway
  | AskOutlook
  | Abandon
  | Ping;

/** What the server tells over it. */
export type Tell =
  | TableInfo
  | SceneTold
  | Moved
  | Log
  | Notice
  | Pause
  | Ack
  | Refused
  | Hint
  | Outlook
  | Chat
  | Talk
  | Replayed
  | Over
  | Rematch
  | Problem
  | Pong;
