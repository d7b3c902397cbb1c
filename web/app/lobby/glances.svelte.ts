/** The tables this browser sits at, and how they stand; asked anew now and then. */

import { Refused, type Api } from "../api";
import { forgetTable, ownTables, type OwnTable } from "../own";
import type { Glance } from "../wire";

export interface Row {
  readonly own: OwnTable;
  /** null: the server has not said yet. */
  readonly seen: Glance | null;
  readonly yours: boolean;
}

const LOOKED_AT_MS = 25_000;
const UNSEEN_MS = 60_000;
const GONE = 404;

/** Those that wait for somebody here first; within that, where something happened last. */
export function inOrder(tables: readonly OwnTable[], seen: ReadonlyMap<string, Glance>): Row[] {
  const rows = tables.map((own): Row => {
    const now = seen.get(own.table) ?? null;
    return { own, seen: now, yours: now !== null && isYours(now) };
  });
  const age = ({ seen: now }: Row): number => now?.touched ?? 0;
  return rows.sort((a, b) => Number(b.yours) - Number(a.yours) || age(b) - age(a));
}

function isYours({ status, seats }: Glance): boolean {
  return status === "playing" && seats.some((seat) => seat.mine && seat.turn);
}

export class Glances {
  #tables = $state.raw<readonly OwnTable[]>(ownTables());
  #seen = $state.raw<ReadonlyMap<string, Glance>>(new Map());
  readonly rows = $derived(inOrder(this.#tables, this.#seen));
  readonly yours = $derived(this.rows.filter((row) => row.yours).length);

  /** Asks as long as the lobby is shown; returns what ends it. */
  watch(api: Api, language: string): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      await this.#ask(api, language, () => ended);
      if (!ended) {
        clearTimeout(timer);
        timer = setTimeout(() => void ask(), document.hidden ? UNSEEN_MS : LOOKED_AT_MS);
      }
    };
    const seen = (): void => {
      if (!document.hidden) {
        void ask();
      }
    };
    document.addEventListener("visibilitychange", seen);
    void ask();
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  /** One table after the other; a table that is gone, or has no seat for us, is forgotten. */
  async #ask(api: Api, language: string, ended: () => boolean): Promise<void> {
    for (const { table } of this.#tables) {
      try {
        const now = await api.glance(table, language);
        if (now.seats.some((seat) => seat.mine)) {
          this.#seen = new Map(this.#seen).set(table, now);
        } else {
          this.forget(table);
        }
      } catch (wrong) {
        if (!(wrong instanceof Refused)) {
          return;
        }
        if (wrong.status === GONE) {
          this.forget(table);
        }
      }
      if (ended()) {
        return;
      }
    }
  }

  forget(table: string): void {
    forgetTable(table);
    this.#tables = this.#tables.filter((one) => one.table !== table);
  }
}
