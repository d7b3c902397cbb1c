/** The game behind *Play now* in a browser where nothing was played yet: one that most people there
    know, in the way they know it. Whoever wants it otherwise for a language or a region adds a line
    here. */

import type { Chosen } from "../api";

export interface Door {
  readonly slug: string;
  readonly options: Chosen;
}

/** Whoever cannot lay draws until they can: what most learnt as children. */
const ANYWHERE: Door = { slug: "classic-draw", options: {} };

const pairs = (preset: string): Door => ({ slug: "pairs", options: { preset } });

/** By language, or by language and region where that plays something else. */
const KNOWN: Readonly<Record<string, Door>> = {
  de: ANYWHERE,
  en: ANYWHERE,
  fr: ANYWHERE,
  it: ANYWHERE,
  nl: ANYWHERE,
  ar: pairs("arab"),
  es: pairs("international"),
  "es-es": pairs("fed"),
  "es-do": { slug: "dominican", options: {} },
  "es-mx": pairs("mexican"),
  "es-pr": { slug: "puerto-rican", options: {} },
  "es-ve": pairs("venezuelan"),
  pt: pairs("international"),
  "pt-br": { slug: "brazilian", options: {} },
  id: { slug: "gaple", options: {} },
};

/** For a browser that speaks these languages, the one it prefers first. */
export function doorFor([first = ""]: readonly string[]): Door {
  // A script may stand between the language and the region: "es-Latn-MX".
  const [language = "", ...more] = first.toLowerCase().split("-");
  const region = more.find((part) => part.length === 2);
  return KNOWN[`${language}-${region ?? ""}`] ?? KNOWN[language] ?? ANYWHERE;
}
