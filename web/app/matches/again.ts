/** The same once more: the game, the options and the company of a match that is over. */

import type { Api } from "../api";
import { begin } from "../lobby/begin";
import { settings } from "../settings.svelte";
import { wishes } from "./company";
import type { Kept } from "./list";

/** Makes the table; the others come with its link. */
export async function again(api: Api, match: Kept): Promise<string> {
  const seen = await api.glance(match.table, settings.language);
  const bot = seen.seats.find((seat) => seat.bot !== null)?.bot ?? null;
  return begin(api, {
    slug: seen.slug,
    options: seen.options,
    seats: wishes(seen, match),
    lang: settings.language,
    bots: seen.seats.length > 1 ? (bot ?? "casual") : null,
    clock_s: seen.clock_s,
  });
}
