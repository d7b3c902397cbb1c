/** The server's HTTP side. */

import { PROTOCOL } from "./link";
import { noteAnswer, reach } from "./reach.svelte";
import type {
  Atlas,
  Catalogue,
  Collected,
  Daily,
  DealTold,
  Declined,
  Entered,
  Entering,
  Forgotten,
  Form,
  FormAsked,
  InvitationRenewed,
  Joining,
  Keeping,
  MatchListed,
  OptionShown,
  Parcel,
  ParcelMade,
  Revoked,
  ReviewTold,
  RulesPage,
  TableMade,
  Glance,
  TableWish,
  Trouble,
  WorkedRound,
} from "./wire";

export type OptionValue = OptionShown["value"];
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

  /** `than`: a game one knows; "": none. */
  atlas(lang: string, than: string): Promise<Atlas> {
    const query = new URLSearchParams(than === "" ? { lang } : { lang, than });
    return this.#get(`api/atlas?${query}`);
  }

  form(slug: string, chosen: Chosen, lang: string): Promise<Form> {
    const asked: FormAsked = { chosen, lang };
    return this.#post(`api/games/${slug}/form`, asked);
  }

  rules(slug: string, lang: string, chosen: Chosen): Promise<RulesPage> {
    const query = new URLSearchParams({ lang });
    for (const [name, value] of Object.entries(chosen)) {
      query.set(name, String(value));
    }
    return this.#get(`api/games/${slug}/rules?${query}`);
  }

  /** A short round of a game, to look at. */
  workedRound(slug: string, lang: string): Promise<WorkedRound> {
    return this.#get(`api/games/${slug}/round?${new URLSearchParams({ lang })}`);
  }

  /** What can be read about a game, also without the server once it is kept. */
  reading(slug: string, lang: string): readonly string[] {
    return [
      `${this.root}api/games/${slug}/rules?${new URLSearchParams({ lang })}`,
      this.picture(slug),
    ];
  }

  picture(slug: string): string {
    return `${this.root}api/games/${slug}/picture.svg`;
  }

  /** The puzzle of this day, the same for everybody. */
  daily(slug: string): Promise<Daily> {
    return this.#get(`api/daily/${slug}`);
  }

  newTable(wish: TableWish): Promise<TableMade> {
    return this.#post("api/tables", wish);
  }

  /** What the server has committed to, to be seen before one adds anything to the deal. */
  deal(table: string): Promise<DealTold> {
    return this.#get(`api/tables/${table}/deal`);
  }

  /** Sits down; the nonce is what this seat adds to the deal, so that nobody can have chosen it. */
  enter(table: string, secret: string, nonce: string, name: string): Promise<Entered> {
    const asked: Entering = { secret, nonce, name };
    return this.#post(`api/tables/${table}/enter`, asked);
  }

  /** Takes a free seat of a table one is invited to. */
  join(
    table: string,
    invitation: string,
    name: string,
    seat: number | null,
    nonce: string | null,
  ): Promise<Entered> {
    const asked: Joining = { invitation, name, seat, nonce };
    return this.#post(`api/tables/${table}/join`, asked);
  }

  /** Makes the invitation worthless; everybody at the table is told the new one. */
  renewInvitation(table: string): Promise<InvitationRenewed> {
    return this.#post(`api/tables/${table}/invitation/revoke`, {});
  }

  /** The invitation as a drawing. It depends on a secret, which must not stand in an address: what
   * tells two of them apart is a part of it too small to open anything. */
  qrAddress(table: string, page: string, invitation: string): string {
    const query = new URLSearchParams({ at: page, v: invitation.slice(0, 3) });
    return `${this.root}api/tables/${table}/invitation.svg?${query}`;
  }

  /** Makes the link of a seat worthless; the answer has the secret of the new one. */
  revoke(table: string, seat: number): Promise<Revoked> {
    return this.#post(`api/tables/${table}/seats/${seat}/revoke`, {});
  }

  /** How a table stands, without going there. */
  glance(table: string, lang: string): Promise<Glance> {
    return this.#get(`api/tables/${table}/glance?lang=${lang}`);
  }

  rematch(table: string, moved: boolean): Promise<TableMade> {
    return this.#post(`api/tables/${table}/rematch`, { moved });
  }

  /** Not to play again: one's own seats there are free for others. */
  decline(table: string): Promise<Declined> {
    return this.#post(`api/tables/${table}/rematch/decline`, {});
  }

  /** Has the server forget that one was at a table: the table as well, if nobody else was. */
  forget(table: string): Promise<Forgotten> {
    return this.#post(`api/tables/${table}/forget`, {});
  }

  /** Leaves a list of matches for another browser. */
  pack(matches: readonly MatchListed[]): Promise<ParcelMade> {
    const asked: Parcel = { matches, at: location.origin + this.root };
    return this.#post("api/matches", asked);
  }

  /** The list that was left with this secret; it is given out once. */
  collect(secret: string): Promise<Collected> {
    return this.#post("api/matches/collect", { secret });
  }

  keeping(): Promise<Keeping> {
    return this.#get("api/matches/keeping");
  }

  /** What the judge says of a match that is over, or how far the work has come. */
  review(table: string, lang: string): Promise<ReviewTold> {
    return this.#get(`api/tables/${table}/review?lang=${lang}`);
  }

  async record(table: string): Promise<string> {
    const answer = await this.#fetch(`api/tables/${table}/record`, { method: "GET" });
    if (!answer.ok) {
      throw new Refused(answer.status, await reason(answer));
    }
    return answer.text();
  }

  /** Closes the table up around those who have come, and begins with them. */
  gather(table: string, lang: string): Promise<TableMade> {
    return this.#post(`api/tables/${table}/gather?lang=${lang}`, {});
  }

  recordAddress(table: string): string {
    return `${this.root}api/tables/${table}/record`;
  }

  /** The table as it is drawn for one's own seat; a position looked back at, as all may see it, with
   * names and scores. */
  drawingAddress(table: string, at: number | null, lang: string): string {
    const of = `${this.root}api/tables/${table}`;
    return at === null
      ? `${of}/table.svg?lang=${lang}`
      : `${of}/picture.png?step=${at}&lang=${lang}`;
  }

  liveAddress(table: string, lang: string): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}${this.root}api/tables/${table}/live?lang=${lang}&protocol=${PROTOCOL}`;
  }

  #get<T>(path: string): Promise<T> {
    return this.#ask(path, { method: "GET" });
  }

  #post<T>(path: string, body: object): Promise<T> {
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

/** What the server says is wrong; what seen between may answer in another form. */
async function reason(answer: Response): Promise<string> {
  try {
    const { problem } = (await answer.json()) as Partial<Trouble>;
    return problem ?? answer.statusText;
  } catch {
    return answer.statusText;
  }
}
