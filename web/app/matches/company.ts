/** The seats of a match that is played once more. */

import type { Glance, SeatSeen, SeatWish } from "../wire";
import type { Kept } from "./list";

/** Who sits where: who plays here has the first seat, and everybody their old neighbours. */
export function wishes({ seats }: Pick<Glance, "seats">, match: Kept): SeatWish[] {
  const people = seats.filter((seat) => seat.bot === null);
  // In another browser no seat is known to be one's own, but all others have their names.
  const own = seats.some((seat) => seat.mine)
    ? (seat: SeatSeen): boolean => seat.mine
    : (seat: SeatSeen): boolean =>
        seat === (people.find(({ name }) => !match.names.includes(name)) ?? people[0]);
  const from = Math.max(0, seats.findIndex(own));
  const several = seats.filter(own).length > 1;
  return seats.map((_, at): SeatWish => {
    const seat = seats[(from + at) % seats.length]!;
    if (seat.bot !== null) {
      return { kind: "bot", name: seat.name, bot: seat.bot };
    }
    return { kind: own(seat) ? (several ? "local" : "me") : "open", name: seat.name };
  });
}
