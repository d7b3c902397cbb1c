// Written by `make generated` from src/boneyard/view/scene.py: do not edit.

/** A structured action; it goes back to the server as it came. */
export type ActionData = Readonly<Record<string, unknown>>;

export type Halves = readonly [number, number];

/** Everything one person sees. */
export interface Scene {
  readonly width: number;
  /** The extent of the table, in units; (0, 0) is its upper left corner. */
  readonly height: number;
  readonly items: readonly (TileItem | Link | Cell | EdgeMark | Target | Caption)[];
  readonly hands: readonly Hand[];
  /**
   * The seats as they sit around the table, clockwise seen from above: who plays clockwise has the
   * next player on their left, partners sit opposite each other.
   */
  readonly around: readonly number[];
  readonly boneyard: Boneyard | null;
  readonly controls: readonly Control[];
  readonly composers: readonly Composer[];
  readonly sheet: ScorePad | null;
  readonly timers: readonly Timer[];
  readonly sealed: SealedCard | null;
  readonly panels: readonly Panel[];
  readonly outcome: Outcome | null;
  readonly counts: readonly Badge[];
  readonly goal: Goal | null;
  /** The numbers at the open ends of a line, each once. */
  readonly open: readonly number[];
  /** What the person is asked to do now, in a sentence. */
  readonly prompt: string;
  /** The graph of arms as text, for the terminal and screen readers: a line an arm. */
  readonly arms: readonly (readonly string[])[];
  /** The highest number of the set, which decides how pips are drawn. */
  readonly highest: number;
}

/** A tile on the table. */
export interface TileItem {
  readonly item: "tile";
  /** The numbers in reading order at angle 0; null: face down. */
  readonly halves: readonly [number, number] | null;
  /** Of the centre. */
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** How many tiles lie below. */
  readonly level: number;
  /** `last`: just laid; `lit`: to be noticed; `ghost`: what would be there. */
  readonly look: "dim" | "ghost" | "last" | "lit" | "plain" | "right" | "wrong";
  /** What a screen reader says. */
  readonly label: string;
  /** What clicking it does (turn it up, take it, …). */
  readonly action: ActionData | null;
  /** It can be picked for the composer. */
  readonly pick: boolean;
  readonly id: string;
}

/** A drawn line that joins a tile to what it was laid against, where they cannot touch. */
export interface Link {
  readonly item: "link";
  readonly points: readonly (readonly [number, number])[];
  readonly id: string;
}

/** A square cell of a grid: a number to read, or a place to pick. */
export interface Cell {
  readonly item: "cell";
  readonly x: number;
  readonly y: number;
  readonly row: number;
  readonly column: number;
  readonly number: number | null;
  readonly look: "dim" | "lit" | "plain" | "right" | "solid" | "wrong";
  /** A colour group (the blocks of a figure, or highlighted numbers). */
  readonly tint: number | null;
  readonly label: string;
  readonly pick: boolean;
  readonly id: string;
}

/** A note between two cells: no tile lies across here. */
export interface EdgeMark {
  readonly item: "edgemark";
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly id: string;
}

/** A lit place where a tile of the hand can go. Its outline is that of the tile to come. */
export interface Target {
  readonly item: "place";
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly label: string;
  readonly offers: readonly Offer[];
  readonly id: string;
}

/** One way to lay a tile at a place. Several offers for one tile: the person chooses. */
export interface Offer {
  /** As it would lie, in reading order at the place's angle. */
  readonly halves: readonly [number, number];
  /** The tile as it stands in the hand. */
  readonly tile: readonly [number, number];
  readonly action: ActionData;
  readonly label: string;
  /** What it would make, to be read at a glance: "15 → +3" (the ends make 15, worth 3), "+2". */
  readonly makes: string;
}

/** A short text on the table: an arm's number, a running total, a row's name. */
export interface Caption {
  readonly item: "note";
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  /** It is no part of the game: what a row is called, say. */
  readonly faint: boolean;
  /**
   * It stands on a plate: at what belongs to somebody, or to the one looking; at what is open to
   * all, or where something has to be done before anything else.
   */
  readonly plate: "" | "closed" | "open" | "own" | "urgent";
  /** Of the plate. */
  readonly width: number;
  readonly id: string;
}

/** A seat at the table: what it holds, as far as the one looking may know. */
export interface Hand {
  readonly seat: number;
  readonly name: string;
  /** null: hidden, only the count is known. */
  readonly tiles: readonly HandTile[] | null;
  readonly count: number;
  /** null: kept secret. */
  readonly score: number | null;
  readonly active: boolean;
  readonly mine: boolean;
  readonly team: number | null;
  /** "passes", "locked out", "drops out", … */
  readonly status: string;
  /** Which numbers it is known to lack, because it passed on them. */
  readonly lacks: string;
  readonly bot: boolean;
  readonly connected: boolean;
}

export interface HandTile {
  readonly id: string;
  readonly halves: readonly [number, number];
  readonly playable: boolean;
  /** Why it cannot be laid now (said when somebody tries). */
  readonly why_not: string;
  readonly label: string;
  readonly pick: boolean;
  /**
   * Where it belongs, if a game sorts the hand: tiles of one group stand together, the lowest
   * first.
   */
  readonly group: number | null;
}

export interface Boneyard {
  readonly count: number;
  readonly reserve: number;
  readonly action: ActionData | null;
  readonly label: string;
}

/** A button that offers an action. */
export interface Control {
  readonly id: string;
  readonly label: string;
  readonly action: ActionData;
  readonly primary: boolean;
}

/**
 * Collects tiles, cells and rotation into one action. The steps are independent: any choice in one
 * goes with any choice in the others.
 */
export interface Composer {
  readonly id: string;
  readonly label: string;
  /** The action with its composed fields missing. */
  readonly action: ActionData;
  readonly steps: readonly ComposerPick[];
}

/**
 * One thing the composer collects into a field of the action. `tile`: one tile of the hand or the
 * table, with a rotation: its halves in reading order; `cells`: two neighbouring cells, from
 * `pairs` if given; `cell`: one cell; `chain`: tiles in a row, each as its halves in reading order,
 * turned so that they match.
 */
export interface ComposerPick {
  readonly field: string;
  readonly kind: "cell" | "cells" | "chain" | "tile";
  readonly label: string;
  readonly tiles: readonly (readonly [number, number])[];
  readonly pairs: readonly (readonly [readonly [number, number], readonly [number, number]])[];
  /** Which half comes first matters: the person can turn the tile. */
  readonly turn: boolean;
  /** A chain of fewer tiles is not finished. */
  readonly least: number;
  /** Nor is one of more (0: as many as one likes). */
  readonly most: number;
  /** Nor is one that does not show this number at both ends. */
  readonly ends: number | null;
}

/** The score sheet, as on the pad of paper. */
export interface ScorePad {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly string[];
  readonly caption: string;
  readonly note: string;
}

/** A clock that runs, or a lock-out. */
export interface Timer {
  readonly id: string;
  readonly label: string;
  readonly left_ms: number;
  readonly total_ms: number;
  readonly running: boolean;
  /** The person can do nothing until it is over. */
  readonly locks: boolean;
}

/** A card that is sealed before play and opened at the end. */
export interface SealedCard {
  readonly title: string;
  readonly seal: string;
  readonly open: boolean;
  readonly halves: readonly [number, number] | null;
  readonly explanation: string;
}

/** A text beside the table. */
export interface Panel {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** It is there to be taken along: folded up, with a button to copy it. */
  readonly copy: boolean;
}

/** A round or match that is over. */
export interface Outcome {
  readonly title: string;
  readonly lines: readonly string[];
  readonly match_over: boolean;
  /** For a person who plays: whether they have won. */
  readonly won: boolean | null;
}

/** A number that is played for, as it stands: the sum of the ends, the next goal. */
export interface Badge {
  readonly label: string;
  readonly value: string;
}

/** What the match is played for. */
export interface Goal {
  /** In a few words: "to 100", "round 3 of 4". */
  readonly text: string;
  /** Whoever has so many ends it; null: it is over after its rounds. */
  readonly points: number | null;
  /** How far it has come, from 0 to 1, as far as everybody may know. */
  readonly done: number;
}

/** Whatever lies on the table. */
export type Item =
  | TileItem
  | Link
  | Cell
  | EdgeMark
  | Target
  | Caption;
