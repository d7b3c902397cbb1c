/** What the person has chosen; kept in this browser. */

import type { Figures } from "../board";
import { keep, readKept } from "./kept";
import { LANGUAGES } from "./languages";
import type { HandOrder } from "./table/order";

export const SCHEMES = ["auto", "light", "dark"] as const;
export const CLOTHS = ["felt", "sea", "wood", "paper"] as const;
export const TILES = ["ivory", "ebony"] as const;
/** How a tile is brought to its place. */
export const TOUCHES = ["both", "tap", "drag"] as const;
export const FIGURES: readonly Figures[] = ["auto", "pips", "both", "numbers"];

interface Kept {
  language: string;
  name: string;
  scheme: (typeof SCHEMES)[number];
  cloth: (typeof CLOTHS)[number];
  tiles: (typeof TILES)[number];
  /** Nothing but black and white, and pips as large as they get. */
  contrast: boolean;
  figures: Figures;
  touch: (typeof TOUCHES)[number];
  /** Whether a lay is asked about before it is done. */
  confirm: boolean;
  /** Whether seats say which numbers they are known to lack. */
  lacks: boolean;
  /** Whether the device may be felt, where it can be. */
  haptics: boolean;
  /** Whether single keys do something: who speaks to the machine may not want that. */
  keys: boolean;
  /** How a large hand is sorted; null: nothing was chosen. */
  hand: HandOrder | null;
  /** How long a bot waits before it acts, in milliseconds. */
  pace: number;
  sound: boolean;
  /** Whether a game is explained before it is played for the first time. */
  explain: boolean;
  /** Whether the talk at tables is shown. */
  talk: boolean;
  /** Who else plays at this device. */
  others: readonly string[];
}

const KEY = "boneyard.settings";

/** The first language of the browser that we speak. */
export function spoken(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found !== undefined) {
      return found;
    }
  }
  return "en";
}

const DEFAULTS: Kept = {
  language: spoken(typeof navigator === "undefined" ? [] : navigator.languages),
  name: "",
  scheme: "auto",
  cloth: "felt",
  tiles: "ivory",
  contrast: false,
  figures: "auto",
  touch: "both",
  confirm: false,
  lacks: false,
  haptics: true,
  keys: true,
  hand: null,
  pace: 900,
  sound: true,
  explain: true,
  talk: true,
  others: [],
};

function load(): Kept {
  const kept = readKept<Partial<Kept>>(KEY, {});
  // Kept before figures could show by themselves: pips were what nobody had chosen.
  const figures = !("hand" in kept) && kept.figures === "pips" ? { figures: "auto" as const } : {};
  return { ...DEFAULTS, ...kept, ...figures };
}

export const settings = $state<Kept>(load());

const YEAR_S = 365 * 24 * 60 * 60;

/** The server speaks the language that is chosen here, also where the browser asks by itself: for
 * a file to download, or for the page. */
function tellLanguage(language: string, root: string): void {
  document.cookie = `boneyard-language=${language}; path=${root}; max-age=${YEAR_S}; samesite=lax`;
}

/** Keeps the settings and shows them in the page's colours, whenever they change. `root`: where the
 * page begins, and the server that is told of them. */
export function keepSettings(root: string): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const colours = (): void => {
    const chosen = settings.scheme === "auto" ? (dark.matches ? "dark" : "light") : settings.scheme;
    document.documentElement.dataset["scheme"] = chosen;
    const shown = document.documentElement.dataset;
    shown["cloth"] = settings.cloth;
    shown["tiles"] = settings.tiles;
    shown["contrast"] = settings.contrast ? "high" : "usual";
  };
  dark.addEventListener("change", colours);
  $effect.root(() => {
    $effect(() => {
      keep(KEY, settings);
      tellLanguage(settings.language, root);
      colours();
    });
  });
}
