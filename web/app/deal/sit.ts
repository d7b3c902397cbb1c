/**
 * Sitting down in the right order: first the commitment is seen and kept, then a nonce is drawn and
 * kept, then it is sent. Where the answer gets lost the same nonce is sent again, and the server
 * knows by it that this is still the same guest.
 */

import { Refused, type Api } from "../api";
import { freshId } from "../link";
import type { Entered } from "../wire";
import { dealOf, forgetAdded, keepAdded, keepDeal, type Added } from "./kept";

const CONFLICT = 409;
/** How long to wait before asking again where no answer came. */
const AGAIN_MS = [700, 2000];

/** Takes the seat of a private link. */
export async function enter(api: Api, table: string, secret: string, name = ""): Promise<Entered> {
  await seeDeal(api, table);
  const added = drawn(table, `link ${secret}`);
  const entered = await api.enter(table, secret, added.nonce, name);
  answered(table, added, entered);
  return entered;
}

/** Takes one of these free seats of a table one is invited to, the first that is still free. The
 * seat is always named: a server that chose it could choose the deal with it. */
export async function join(
  api: Api,
  table: string,
  invitation: string,
  name: string,
  seats: readonly number[],
): Promise<Entered> {
  await seeDeal(api, table);
  const before = unanswered(table);
  const wanted = before === null ? seats : [before, ...seats.filter((seat) => seat !== before)];
  for (const [index, seat] of wanted.entries()) {
    try {
      return await joinAt(api, table, invitation, name, seat);
    } catch (wrong) {
      const taken = wrong instanceof Refused && wrong.status === CONFLICT;
      if (!taken || index === wanted.length - 1) {
        throw wrong;
      }
    }
  }
  // None is free as far as we know: the server says why.
  return api.join(table, invitation, name, null, null);
}

/** The seat one has asked for without getting an answer. */
export function unanswered(table: string): number | null {
  const open = dealOf(table)?.added.find((one) => one.seat === null && one.by.startsWith("seat "));
  return open === undefined ? null : Number(open.by.slice("seat ".length));
}

async function joinAt(
  api: Api,
  table: string,
  invitation: string,
  name: string,
  seat: number,
): Promise<Entered> {
  const added = drawn(table, `seat ${seat}`);
  for (const wait of [...AGAIN_MS, null]) {
    try {
      const joined = await api.join(table, invitation, name, seat, added.nonce);
      answered(table, added, joined);
      return joined;
    } catch (wrong) {
      if (wrong instanceof Refused) {
        forgetAdded(table, added.by);
        throw wrong;
      }
      if (wait === null) {
        throw wrong;
      }
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  throw new Error("the last wait is none");
}

/** The commitment comes first: a server that knew the nonce could choose its secret by it. */
async function seeDeal(api: Api, table: string): Promise<void> {
  if (dealOf(table) === null) {
    const deal = await api.deal(table);
    keepDeal({ table, deal, added: [], imprints: null, changed: false });
  }
}

/** The nonce for this link, drawn once. */
function drawn(table: string, by: string): Added {
  const before = dealOf(table)?.added.find((one) => one.by === by);
  const added = before ?? { by, nonce: freshId(), seat: null, counts: false };
  keepAdded(table, added);
  return added;
}

function answered(table: string, added: Added, { seat, added: counts }: Entered): void {
  keepAdded(table, { ...added, seat, counts: added.counts || counts });
}
