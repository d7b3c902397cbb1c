/** How long somebody has sat at a solo: only while it is looked at does the time run. */

import { keep, readKept } from "../kept";

const KEY = "boneyard.times";
/** The times of so many tables are kept, so that coming back goes on where one was. */
const REMEMBERED = 50;
const TICK_MS = 250;
/** A machine that slept was not looked at. */
const LONGEST_TICK_MS = 2000;

type Times = readonly (readonly [table: string, ms: number, helped: boolean])[];

function kept(): Times {
  return readKept<Times>(KEY, []);
}

export class Stopwatch {
  readonly #table: string;
  ms: number;
  /** Whether a hint was asked for: then it is no time to be proud of. */
  helped: boolean;

  constructor(table: string) {
    this.#table = table;
    const before = kept().find(([one]) => one === table);
    this.ms = $state(before?.[1] ?? 0);
    this.helped = $state(before?.[2] ?? false);
  }

  help(): void {
    this.helped = true;
    this.#keep();
  }

  /** Runs until the returned function is called. */
  run(): () => void {
    let last = performance.now();
    const ticking = setInterval(() => {
      const now = performance.now();
      if (!document.hidden) {
        this.ms += Math.min(now - last, LONGEST_TICK_MS);
      }
      last = now;
      this.#keep();
    }, TICK_MS);
    return () => clearInterval(ticking);
  }

  #keep(): void {
    const others = kept().filter(([one]) => one !== this.#table);
    keep(KEY, [...others, [this.#table, Math.round(this.ms), this.helped]].slice(-REMEMBERED));
  }
}
