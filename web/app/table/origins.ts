/** Where new tiles on the table come from: the hand they were in, or the seat that has one less. */

import type { Scene } from "../../board";

/** The rectangles of hands and seats on the screen, as they are before the next scene is shown. */
export function originsOf(before: Scene, after: Scene, page: ParentNode): Map<string, DOMRect> {
  const origins = new Map<string, DOMRect>();
  const lay = new Set(before.items.filter((item) => item.item === "tile").map((item) => item.id));
  const fresh = after.items.filter((item) => item.item === "tile" && !lay.has(item.id));
  if (fresh.length === 0) {
    return origins;
  }
  const giver = seatThatGave(before, after);
  const seat = giver === null ? null : page.querySelector(`[data-seat="${giver}"]`);
  for (const { id } of fresh) {
    const own = page.querySelector(`[data-hand-tile="${CSS.escape(id)}"]`);
    const from = own ?? seat;
    if (from !== null) {
      origins.set(id, from.getBoundingClientRect());
    }
  }
  return origins;
}

/** The seat whose hand became smaller. */
export function seatThatGave(before: Scene, after: Scene): number | null {
  for (const hand of after.hands) {
    const was = before.hands.find((one) => one.seat === hand.seat);
    if (was !== undefined && was.count > hand.count) {
      return hand.seat;
    }
  }
  // Laid and drawn in one turn: the count is the same, so it was the one who was to play.
  return before.hands.find((hand) => hand.active)?.seat ?? null;
}
