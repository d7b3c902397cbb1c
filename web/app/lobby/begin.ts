/** Makes a table and sits down at it. */

import type { Api, Chosen, SeatWish } from "../api";
import { keepInvites } from "../invites";

export async function begin(
  api: Api,
  slug: string,
  options: Chosen,
  seats: readonly SeatWish[],
  lang: string,
  daily?: string,
): Promise<string> {
  const made = await api.newTable({
    slug,
    options,
    seats,
    lang,
    ...(daily === undefined ? {} : { daily }),
  });
  const open = [];
  for (const { seat, kind, secret } of made.seats) {
    if (secret === null) {
      continue;
    }
    if (kind === "open") {
      open.push({ seat, secret });
    } else {
      await api.enter(made.table, secret);
    }
  }
  keepInvites(made.table, open);
  return made.table;
}
