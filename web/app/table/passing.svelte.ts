/** One device for several people: it passes from hand to hand, with a curtain in between. */

import type { Scene } from "../../board";
import type { SeatInfo } from "../wire";

/** How long the end of a turn stays in sight before the curtain falls. */
const CURTAIN_MS = 1100;

export class Passing {
  /** The seat the device should go to next, which a curtain says; null: it is there. */
  next = $state<number | null>(null);
  readonly #look: (seat: number | null) => void;
  #looking: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `look` asks to see the table from this seat; null: as everybody may see it. */
  constructor(look: (seat: number | null) => void) {
    this.#look = look;
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Nobody sees the next person's hand before that person has the device. */
  follow(scene: Scene, seats: readonly SeatInfo[]): void {
    clearTimeout(this.#timer);
    const mine = seats.filter((one) => one.mine).map((one) => one.seat);
    const active = scene.hands.filter((hand) => hand.active && mine.includes(hand.seat));
    const next = active[0]?.seat;
    if (
      mine.length < 2 ||
      scene.outcome !== null ||
      next === undefined ||
      active.some((hand) => hand.seat === this.#looking)
    ) {
      return;
    }
    if (!scene.hands.some((hand) => hand.tiles === null && hand.count > 0)) {
      // Everything lies open: the device just changes hands.
      this.#see(next);
    } else if (this.#looking === null) {
      this.next = next;
    } else {
      this.#timer = setTimeout(() => {
        this.next = next;
        this.#see(null);
      }, CURTAIN_MS);
    }
  }

  /** The next person has the device. */
  take(): void {
    if (this.next !== null) {
      this.#see(this.next);
      this.next = null;
    }
  }

  #see(seat: number | null): void {
    this.#looking = seat;
    this.#look(seat);
  }
}
