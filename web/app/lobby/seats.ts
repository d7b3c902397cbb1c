/** Who sits where, for each way to begin. */

import type { SeatWish } from "../wire";

export type Way = "bots" | "friends" | "local" | "watch";

export interface Company {
  readonly way: Way;
  readonly players: number;
  readonly me: string;
  /** At one device: what everybody there is called. */
  readonly names: readonly string[];
  /** The name of the seat where nobody has given one. */
  readonly nameOf: (seat: number) => string;
  readonly botName: (seat: number) => string;
  readonly bot: string;
  /** With friends or at one device: how many seats people take; bots have the rest. */
  readonly people: number;
}

export function seatsFor(company: Company): SeatWish[] {
  const { way, players, people } = company;
  return Array.from({ length: players }, (_, seat): SeatWish => {
    const bot: SeatWish = { kind: "bot", name: company.botName(seat), bot: company.bot };
    if (way === "watch") {
      return bot;
    }
    const given = way === "local" ? (company.names[seat] ?? "") : company.me;
    const me = given === "" ? company.nameOf(seat) : given;
    if (way === "local") {
      return seat < people ? { kind: "local", name: me } : bot;
    }
    if (seat === 0) {
      return { kind: "me", name: me };
    }
    // Whoever comes brings a name along.
    return way === "friends" && seat < people ? { kind: "open", name: "" } : bot;
  });
}
