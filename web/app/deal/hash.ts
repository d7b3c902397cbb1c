/** The hashes of docs/fair-deals.md, re-done in the browser. */

import type { DealTold } from "../wire";

/** The scheme whose proofs are understood here. */
export const SCHEME = "boneyard-2";

/** Browsers hash only on pages that nobody can have changed on their way: https, or this machine. */
export function canHash(): boolean {
  return (globalThis.crypto as Crypto | undefined)?.subtle !== undefined;
}

type Part = string | Uint8Array<ArrayBuffer>;

/** What was fixed before anybody sat down. */
export function commitmentOf(table: string, deal: DealTold, secret: string): Promise<string> {
  const options = Object.entries(deal.options).sort(([a], [b]) => (a < b ? -1 : 1));
  return hashed(
    `${SCHEME} commitment`,
    bytesOf(secret),
    table,
    deal.game,
    String(deal.version),
    deal.bots.map((seat) => String(seat + 1)).join(" "),
    ...options.flat(),
  );
}

/** What is shown of a seat's nonce when the match begins; empty: it adds nothing. */
export async function imprintOf(seat: number, nonce: string): Promise<string> {
  return nonce === "" ? "" : hashed(`${SCHEME} nonce`, String(seat + 1), nonce);
}

/** The hash of some parts, each with its length before it. */
async function hashed(...parts: readonly Part[]): Promise<string> {
  const bytes = parts.flatMap((part) => {
    const own = typeof part === "string" ? new TextEncoder().encode(part) : part;
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, own.length);
    return [...length, ...own];
  });
  const hash = await crypto.subtle.digest("SHA-256", new Uint8Array(bytes));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}
