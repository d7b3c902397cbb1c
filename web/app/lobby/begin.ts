/** Makes a table and sits down at it. */

import type { Api, Chosen, SeatWish } from "../api";
import { keepInvites } from "../invites";

export async function begin(
  api: Api,
  slug: string,
  options: Chosen,
  seats: readonly SeatWish[],
  lang: string,
): Promise<string> {
  const made = await api.newTable({ slug, options, seats, lang });
  for (const { kind, secret } of made.seats) {
    if (kind === "me" || kind === "local") {
      await api.enter(made.table, secret);
    }
  }
  keepInvites(
    made.table,
    made.seats.filter(({ kind }) => kind === "open"),
  );
  return made.table;
}
