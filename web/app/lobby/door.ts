/** The game behind *Play now* in a browser where nothing was played yet. */

import type { Catalogue, Door } from "../wire";

/** For a browser that speaks these languages, the one it prefers first. */
export function doorFor(
  doors: Catalogue["doors"],
  [first = ""]: readonly string[],
): Door | undefined {
  // A script may stand between the language and the region: "es-Latn-MX".
  const [language = "", ...more] = first.toLowerCase().split("-");
  const region = more.find((part) => part.length === 2);
  return doors[`${language}-${region ?? ""}`] ?? doors[language] ?? doors[""];
}
