/** The view that is shown; the address bar and the back button agree with it. */

import { atlasPath, gamePath, read, tablePath, type Where } from "./address";

/** The address where the server had nothing, and the root it told us instead. */
const LOST =
  document.querySelector("meta[name=boneyard-nowhere]") === null
    ? null
    : { path: location.pathname, root: new URL(document.baseURI).pathname };

function look(): Where {
  return read(location, location.pathname === LOST?.path ? LOST.root : null);
}

class Here {
  where = $state.raw<Where>(look());

  constructor() {
    addEventListener("popstate", () => {
      this.where = look();
    });
    // A link of the table one is at already, followed in the same tab: come as if from elsewhere.
    addEventListener("hashchange", () => {
      if (look().secret !== "") {
        location.reload();
      }
    });
  }

  get root(): string {
    return this.where.root;
  }

  lobby(): void {
    this.#go(this.root);
  }

  atlas(): void {
    this.#go(atlasPath(this.root));
  }

  game(slug: string, friends = false): void {
    this.#go(gamePath(this.root, slug, friends));
  }

  /** `secret`: what one comes with, as in a link. */
  table(id: string, secret = ""): void {
    this.#go(tablePath(this.root, id) + (secret === "" ? "" : `#${secret}`));
  }

  /** Takes the secret out of the address bar, where it could be copied by mistake, and the language
   * of who has sent the link. It has done its work: a table that is shown anew, in another language, is not entered with it again. */
  forgetSecret(): void {
    history.replaceState(null, "", location.pathname);
    this.where = look();
  }

  #go(address: string): void {
    // Two may ask for the same: whoever wants a rematch is also told of it by the server.
    if (new URL(address, location.href).href !== location.href) {
      history.pushState(null, "", address);
    }
    this.where = look();
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
