/** Makes a table and sits down at it. */

import type { Api } from "../api";
import { enter } from "../deal/sit";
import { keepInvites, type Invite } from "../invites";
import { here } from "../here.svelte";
import { keepDaily } from "../own";
import type { OwnSeat, SeatMade, TableWish } from "../wire";

export async function begin(api: Api, wish: TableWish): Promise<string> {
  const made = await api.newTable(wish);
  await sitAt(api, made.table, made.seats);
  if (wish.daily != null) {
    keepDaily(wish.daily, wish.slug, made.table);
  }
  return made.table;
}

/** Takes one's own seats; the links of all of them stay in this browser. */
export async function sitAt(api: Api, table: string, seats: readonly SeatMade[]): Promise<void> {
  const invites: Invite[] = [];
  for (const { seat, kind, secret } of seats) {
    if (secret === null) {
      continue;
    }
    const given = kind === "open";
    const now = given ? { secret } : await enter(api, table, secret);
    invites.push({ seat, secret: now.secret, given });
  }
  keepInvites(table, invites);
}

/** Moves on to the next table of the same people; `invitation`: to any free seat there. */
export async function moveOn(
  api: Api,
  table: string,
  seats: readonly OwnSeat[],
  invitation: string | null,
): Promise<void> {
  const own = seats.map(({ seat, secret }) => ({ seat, secret, kind: "me" }));
  await sitAt(api, table, own);
  here.table(table, invitation === null ? "" : `join=${invitation}`);
}
