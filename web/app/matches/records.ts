/** All records of one's matches as one file. */

import { Refused, type Api } from "../api";
import { statistics } from "../statistics";
import type { Kept } from "./list";
import { zip, type Entry } from "./zip";

const GONE = [403, 404, 410];
const MANY = 429;
/** The server lets nobody ask as fast as they can. */
const AGAIN_MS = 1500;

export interface Fetched {
  readonly file: Blob;
  /** Matches whose records the server has no more. */
  readonly missing: number;
}

/** Fetches one record after the other; `tell` hears how many are there. */
export async function allRecords(
  api: Api,
  all: readonly Kept[],
  tell: (done: number) => void,
): Promise<Fetched> {
  const files: Entry[] = [];
  let missing = 0;
  for (const [done, match] of all.entries()) {
    tell(done);
    const text = await record(api, match.table);
    if (text === null) {
      missing += 1;
    } else {
      files.push({ name: `${dayOf(match.at)}-${match.slug}-${match.table}.txt`, text });
    }
  }
  const list = { matches: all, results: statistics() };
  files.push({ name: "matches.json", text: `${JSON.stringify(list, null, 2)}\n` });
  return { file: new Blob([zip(files, new Date())], { type: "application/zip" }), missing };
}

async function record(api: Api, table: string): Promise<string | null> {
  for (;;) {
    try {
      return await api.record(table);
    } catch (wrong) {
      if (!(wrong instanceof Refused)) {
        throw wrong;
      }
      if (GONE.includes(wrong.status)) {
        return null;
      }
      if (wrong.status !== MANY) {
        throw wrong;
      }
      await new Promise((done) => setTimeout(done, AGAIN_MS));
    }
  }
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Hands a file out. */
export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
