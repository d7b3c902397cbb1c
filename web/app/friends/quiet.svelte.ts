/** Whether the talk at one table is hidden, as its person likes it; kept in this browser. */

import { forget, keep, readKept } from "../kept";

const KEY = (table: string): string => `boneyard.quiet.${table}`;

export class Quiet {
  #on = $state(false);

  constructor(readonly table: string) {
    this.#on = readKept<number>(KEY(table), 0) === 1;
  }

  get on(): boolean {
    return this.#on;
  }

  turn(): void {
    this.#on = !this.#on;
    if (this.#on) {
      keep(KEY(this.table), 1);
    } else {
      forget(KEY(this.table));
    }
  }
}
