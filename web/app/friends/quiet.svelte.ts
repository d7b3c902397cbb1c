/** Whether the talk at one table is hidden, as its person likes it; kept in this browser. */

const KEY = (table: string): string => `boneyard.quiet.${table}`;

export class Quiet {
  #on = $state(false);

  constructor(readonly table: string) {
    try {
      this.#on = localStorage.getItem(KEY(table)) !== null;
    } catch {
      // A browser that keeps nothing shows the talk.
    }
  }

  get on(): boolean {
    return this.#on;
  }

  turn(): void {
    this.#on = !this.#on;
    try {
      if (this.#on) {
        localStorage.setItem(KEY(this.table), "1");
      } else {
        localStorage.removeItem(KEY(this.table));
      }
    } catch {
      // Until the page is loaded again it stays as chosen.
    }
  }
}
