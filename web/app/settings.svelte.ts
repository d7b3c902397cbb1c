/** What the person has chosen; kept in this browser. */

import type { Figures } from "../board";
import { keep, readKept } from "./kept";
import { LANGUAGES } from "./languages";
import type { HandOrder } from "./table/order";

export const SCHEMES = ["auto", "light", "dark"] as const;
export const CLOTHS = ["felt", "wood", "paper"] as const;
export const FIGURES: readonly Figures[] = ["auto", "pips", "both", "numbers"];

interface Kept {
  language: string;
  name: string;
  scheme: (typeof SCHEMES)[number];
  cloth: (typeof CLOTHS)[number];
  figures: Figures;
  /** How a large hand is sorted; null: nothing was chosen. */
  hand: HandOrder | null;
  /** How long a bot waits before it acts, in milliseconds. */
  pace: number;
  sound: boolean;
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
  figures: "auto",
  hand: null,
  pace: 900,
  sound: true,
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
    document.documentElement.dataset["cloth"] = settings.cloth;
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
