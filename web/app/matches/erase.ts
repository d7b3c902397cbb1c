/** Takes away everything that is kept of a person, as far as it is theirs alone. */

import { Refused, type Api } from "../api";
import { ownTables } from "../own";
import { matches } from "./list";

const OURS = "boneyard.";
const MANY = 429;
const AGAIN_MS = 1500;

/** The tables somebody here has a seat at, or had one. */
export function tablesHere(storage: Storage): readonly string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  const invited = keys
    .filter((key) => key.startsWith(`${OURS}invites.`))
    .map((key) => key.slice(`${OURS}invites.`.length));
  const listed = [...matches(), ...ownTables()].map(({ table }) => table);
  return [...new Set([...listed, ...invited])];
}

/** Asks the server to forget each table, then empties this browser. What the server does not know
 * any more, or of which somebody else here has no seat, is passed over. */
export async function erase(api: Api): Promise<void> {
  for (const table of tablesHere(localStorage)) {
    await forgotten(api, table);
  }
  for (const storage of [localStorage, sessionStorage]) {
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "")
      .filter((key) => key.startsWith(OURS))
      .forEach((key) => storage.removeItem(key));
  }
  document.cookie = `boneyard-language=; path=${api.root}; max-age=0; samesite=lax`;
}

async function forgotten(api: Api, table: string): Promise<void> {
  for (;;) {
    try {
      await api.forget(table);
      return;
    } catch (wrong) {
      if (!(wrong instanceof Refused)) {
        throw wrong;
      }
      if (wrong.status !== MANY) {
        return;
      }
      await new Promise((done) => setTimeout(done, AGAIN_MS));
    }
  }
}
