/** Makes a table and sits down at it. */

import type { Api, NewTable, TableWish } from "../api";
import { keepInvites, type Invite } from "../invites";

export async function begin(api: Api, wish: TableWish): Promise<string> {
  const made = await api.newTable(wish);
  await sitAt(api, made);
  return made.table;
}

/** Takes one's own seats; the links of all of them stay in this browser. */
export async function sitAt(api: Api, made: NewTable): Promise<void> {
  const invites: Invite[] = [];
  for (const { seat, kind, secret } of made.seats) {
    if (secret === null) {
      continue;
    }
    const given = kind === "open";
    invites.push({ seat, secret, given });
    if (!given) {
      await api.enter(made.table, secret);
    }
  }
  keepInvites(made.table, invites);
}
