/** The server's HTTP side. */

import { freshId, PROTOCOL } from "./link";
import { noteAnswer, reach } from "./reach.svelte";

export interface GameCard {
  readonly slug: string;
  readonly title: string;
  readonly blurb: string;
  readonly aliases: readonly string[];
  readonly kind: string;
  readonly section: string;
  readonly booklets: string;
  readonly players: readonly number[];
  readonly sets: readonly (number | string)[];
  readonly abilities: readonly string[];
  /** Who plays it, each better than the one before. */
  readonly bots: readonly { readonly name: string; readonly label: string }[];
}

export interface Catalogue {
  readonly languages: readonly string[];
  readonly games: readonly GameCard[];
}

export type OptionValue = string | number | boolean;

export interface OptionField {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly kind: "choice" | "number" | "flag" | "match" | "text";
  readonly choices: readonly { readonly value: OptionValue; readonly label: string }[];
  readonly low: number;
  readonly high: number;
  readonly value: OptionValue;
}

export interface Form {
  readonly options: readonly OptionField[];
  readonly problem: string | null;
}

export interface RulesPage {
  readonly title: string;
  readonly html: string;
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

export type SeatKind = "me" | "bot" | "open" | "local";

export interface SeatWish {
  readonly kind: SeatKind;
  readonly name: string;
  readonly bot?: string;
}

/** What is asked for with a new table. */
export interface TableWish {
  readonly slug: string;
  readonly options: Chosen;
  readonly seats: readonly SeatWish[];
  readonly lang: string;
  /** The puzzle of this day. */
  readonly daily?: string;
  /** Seconds for a decision; 0: no limit. */
  readonly clock_s: number;
}

export interface NewTable {
  readonly table: string;
  readonly seats: readonly {
    readonly seat: number;
    readonly kind: SeatKind;
    /** A bot has none. */
    readonly secret: string | null;
  }[];
}

export type Chosen = Readonly<Record<string, OptionValue>>;

/** What the server said, where it said no. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export class Api {
  constructor(readonly root: string) {}

  catalogue(lang: string): Promise<Catalogue> {
    return this.#get(`api/catalogue?lang=${lang}`);
  }

  form(slug: string, chosen: Chosen, lang: string): Promise<Form> {
    return this.#post(`api/games/${slug}/form`, { chosen, lang });
  }

  rules(slug: string, lang: string, chosen: Chosen): Promise<RulesPage> {
    const query = new URLSearchParams({ lang });
    for (const [name, value] of Object.entries(chosen)) {
      query.set(name, String(value));
    }
    return this.#get(`api/games/${slug}/rules?${query}`);
  }

  /** What can be read about a game, also without the server once it is kept. */
  reading(slug: string, lang: string): readonly string[] {
    return [`${this.root}api/games/${slug}/rules?${new URLSearchParams({ lang })}`, this.picture(slug)];
  }

  picture(slug: string): string {
    return `${this.root}api/games/${slug}/picture.svg`;
  }

  /** The puzzle of this day, the same for everybody. */
  daily(slug: string): Promise<{ readonly date: string; readonly options: Chosen }> {
    return this.#get(`api/daily/${slug}`);
  }

  newTable(wish: TableWish): Promise<NewTable> {
    return this.#post("api/tables", wish);
  }

  /** Sits down; the nonce is what this seat adds to the deal, so that nobody can have chosen it. */
  enter(table: string, secret: string): Promise<{ readonly seats: readonly number[] }> {
    return this.#post(`api/tables/${table}/enter`, { secret, nonce: freshId() });
  }

  /** Makes the link of a seat worthless; the answer has the secret of the new one. */
  revoke(table: string, seat: number): Promise<{ readonly secret: string }> {
    return this.#post(`api/tables/${table}/seats/${seat}/revoke`, {});
  }

  rematch(table: string): Promise<NewTable> {
    return this.#post(`api/tables/${table}/rematch`, {});
  }

  recordAddress(table: string): string {
    return `${this.root}api/tables/${table}/record`;
  }

  drawingAddress(table: string): string {
    return `${this.root}api/tables/${table}/table.svg`;
  }

  liveAddress(table: string, lang: string): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}${this.root}api/tables/${table}/live?lang=${lang}&protocol=${PROTOCOL}`;
  }

  #get<T>(path: string): Promise<T> {
    return this.#ask(path, { method: "GET" });
  }

  #post<T>(path: string, body: unknown): Promise<T> {
    return this.#ask(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }

  async #fetch(path: string, how: RequestInit): Promise<Response> {
    try {
      const answer = await fetch(this.root + path, { ...how, credentials: "same-origin" });
      noteAnswer(answer);
      return answer;
    } catch (wrong) {
      reach.lost = true;
      throw wrong;
    }
  }

  async #ask<T>(path: string, how: RequestInit): Promise<T> {
    const answer = await this.#fetch(path, how);
    if (!answer.ok) {
      throw new Refused(answer.status, await reason(answer));
    }
    return (await answer.json()) as T;
  }
}

async function reason(answer: Response): Promise<string> {
  try {
    const body = (await answer.json()) as Record<string, unknown>;
    const said = body["detail"] ?? body["problem"] ?? body["text"];
    return typeof said === "string" ? said : answer.statusText;
  } catch {
    return answer.statusText;
  }
}
