/** The view that is shown; the address bar and the back button agree with it. */

import { gamePath, read, tablePath, type Where } from "./address";

class Here {
  where = $state.raw<Where>(read(location));

  constructor() {
    addEventListener("popstate", () => {
      this.where = read(location);
    });
  }

  get root(): string {
    return this.where.root;
  }

  lobby(): void {
    this.#go(this.root);
  }

  game(slug: string): void {
    this.#go(gamePath(this.root, slug));
  }

  table(id: string): void {
    this.#go(tablePath(this.root, id));
  }

  /** Takes the secret out of the address bar, where it could be copied by mistake. */
  forgetSecret(): void {
    history.replaceState(null, "", location.pathname + location.search);
  }

  #go(address: string): void {
    history.pushState(null, "", address);
    this.where = read(location);
    scrollTo(0, 0);
  }
}

export const here = new Here();

/** Follows a link inside the page without loading it anew. */
export function follow(event: MouseEvent, go: () => void): void {
  if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
    event.preventDefault();
    go();
  }
}
