/**
 * What this browser has seen of deals, and added to them: kept from before it sat down until the
 * end, so that it can compare.
 */

import { keep, readKept } from "../kept";
import type { DealTold, TableInfo } from "../wire";

/** What was added at one seat. */
export interface Added {
  /** By which link: what a nonce was drawn for gets no other. */
  readonly by: string;
  readonly nonce: string;
  /** Null: no answer has come yet. */
  readonly seat: number | null;
  /** Whether the server said that it is in the deal; it may not take that back. */
  readonly counts: boolean;
}

export interface KeptDeal {
  readonly table: string;
  /** As it was told before anything was added. */
  readonly deal: DealTold;
  readonly added: readonly Added[];
  /** As they were shown when the match began. */
  readonly imprints: readonly string[] | null;
  /** Something of it was told otherwise later. */
  readonly changed: boolean;
}

const KEY = "boneyard.deals";
const MOST = 40;
/** A browser that keeps nothing compares as long as the page is open. */
const here = new Map<string, KeptDeal>();

export function dealOf(table: string): KeptDeal | null {
  const kept = readKept<readonly KeptDeal[]>(KEY, []);
  return kept.find((one) => one.table === table) ?? here.get(table) ?? null;
}

export function keepDeal(deal: KeptDeal): void {
  here.set(deal.table, deal);
  const others = readKept<readonly KeptDeal[]>(KEY, []).filter((one) => one.table !== deal.table);
  keep(KEY, [deal, ...others].slice(0, MOST));
}

export function keepAdded(table: string, added: Added): void {
  const deal = dealOf(table);
  if (deal !== null) {
    const others = deal.added.filter((one) => one.by !== added.by);
    keepDeal({ ...deal, added: [...others, added] });
  }
}

export function forgetAdded(table: string, by: string): void {
  const deal = dealOf(table);
  if (deal !== null) {
    keepDeal({ ...deal, added: deal.added.filter((one) => one.by !== by) });
  }
}

/** The deal with what the table tells now compared to what it told first. */
export function compared(deal: KeptDeal, info: TableInfo): KeptDeal {
  const { commitment, game, options } = deal.deal;
  const same =
    info.commitment === commitment &&
    info.slug === game &&
    Object.entries(options).every(([name, value]) => asWritten(info.chosen[name]) === value);
  const imprints = deal.imprints ?? info.imprints;
  const begun = info.imprints === null || alike(info.imprints, imprints ?? []);
  return { ...deal, imprints, changed: deal.changed || !same || !begun };
}

/** Compares, and keeps what is new. */
export function compareDeal(info: TableInfo): KeptDeal | null {
  const deal = dealOf(info.table);
  if (deal === null) {
    return null;
  }
  const now = compared(deal, info);
  if (now.changed !== deal.changed || now.imprints !== deal.imprints) {
    keepDeal(now);
  }
  return now;
}

function asWritten(value: unknown): string {
  return String(value).toLowerCase();
}

export function alike(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}
