/** Why something asked of the server was not done: in its own words, or that it was not reached. */

import { Refused } from "./api";
import { t } from "./words.svelte";

export function whyNot(wrong: unknown): string {
  return wrong instanceof Refused ? wrong.message : t("needs-server");
}
