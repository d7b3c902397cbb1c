/** The games that need not be explained to whoever uses this browser. */

import { keep, readKept } from "./kept";
import { statistics } from "./statistics";

const KEY = "boneyard.known";

/** Whether they have played it to its end, or have been told how it is played. */
export function knows(slug: string): boolean {
  return slug in statistics() || readKept<readonly string[]>(KEY, []).includes(slug);
}

export function learn(slug: string): void {
  keep(KEY, [...new Set([...readKept<readonly string[]>(KEY, []), slug])]);
}
