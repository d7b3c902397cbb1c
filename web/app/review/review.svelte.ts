/** What the judge says of a match: asked for again until it is there. */

import { Refused, type Api } from "../api";
import type { AccountTold, DecisionTold, ReviewTold } from "../wire";

const AGAIN_MS = 900;

export class Judging {
  told = $state.raw<ReviewTold | null>(null);
  asking = $state(false);
  problem = $state("");
  /** Which decision is looked at. */
  open = $state<number | null>(null);
  /** What one would play there now; null: not said yet. */
  answer = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly api: Api,
    readonly table: string,
  ) {}

  get done(): ReviewTold | null {
    return this.told?.status === "done" ? this.told : null;
  }

  /** Where nobody asks, the server stops. */
  stop(): void {
    clearTimeout(this.#timer);
    this.asking = false;
  }

  async ask(lang: string): Promise<void> {
    this.asking = true;
    this.problem = "";
    try {
      this.told = await this.api.review(this.table, lang);
    } catch (wrong) {
      this.problem = wrong instanceof Refused ? wrong.message : String(wrong);
      this.asking = false;
      return;
    }
    if (this.told.status === "done") {
      this.asking = false;
    } else if (this.asking) {
      this.#timer = setTimeout(() => void this.ask(lang), AGAIN_MS);
    }
  }

  look(at: number): void {
    this.open = at;
    this.answer = null;
  }
}

/** The terms of all rounds of this seat's side, added up. */
export function total(told: ReviewTold, seat: number): Omit<AccountTold, "seats"> | null {
  const terms = ["result", "expected", "deal", "draws", "own", "others", "fall"] as const;
  const sum = { result: 0, expected: 0, deal: 0, draws: 0, own: 0, others: 0, fall: 0 };
  let rounds = 0;
  for (const { accounts } of told.rounds) {
    const account = accounts.find(({ seats }) => seats.includes(seat));
    if (account !== undefined) {
      rounds += 1;
      for (const term of terms) {
        sum[term] += account[term];
      }
    }
  }
  return rounds === 0 ? null : sum;
}

/** How far ahead this seat's side could expect to be, decision by decision; where there are more
 * than two sides, only its own decisions tell. */
export function course(
  told: ReviewTold,
  seat: number,
): readonly { readonly at: number; readonly lead: number }[] {
  const sides = told.rounds[0]?.accounts ?? [];
  const own = sides.find(({ seats }) => seats.includes(seat))?.seats ?? [seat];
  return told.decisions.flatMap(({ at, seat: who, lead }) => {
    if (own.includes(who)) {
      return [{ at, lead }];
    }
    return sides.length === 2 ? [{ at, lead: -lead }] : [];
  });
}

/** Whether nothing is surely better than this. */
export function isRight(decision: DecisionTold, move: number): boolean {
  const { behind, error } = decision.moves[move] ?? { behind: 0, error: 0 };
  return behind <= 2 * error;
}

/** The moves as they are asked about: in an order that gives nothing away. */
export function asked(decision: DecisionTold): readonly number[] {
  return decision.moves
    .map((_, move) => move)
    .sort((a, b) => (decision.moves[a]?.text ?? "").localeCompare(decision.moves[b]?.text ?? ""));
}
