/** A page that is older than the server loads itself anew, but never again and again. */

const KEY = "boneyard-reloaded";
const SOON_MS = 60_000;

/** The part of a browser that is used; tests bring their own. */
export interface Browser {
  readonly store: Pick<Storage, "getItem" | "setItem">;
  readonly now: number;
  reload(): void;
}

/** Loads the page anew; false: that was done a moment ago and has not helped, or cannot be noted. */
export function reloadOnce(
  browser: Browser = { store: sessionStorage, now: Date.now(), reload: () => location.reload() },
): boolean {
  try {
    if (browser.now - Number(browser.store.getItem(KEY) ?? 0) < SOON_MS) {
      return false;
    }
    browser.store.setItem(KEY, String(browser.now));
  } catch {
    return false;
  }
  browser.reload();
  return true;
}

/** Loads the page anew if the server is there: without it, what is shown is better than nothing. */
export async function reloadIfServed(root: string, reload = reloadOnce): Promise<void> {
  try {
    const answer = await fetch(`${root}healthz`, { cache: "no-store" });
    if (answer.ok) {
      reload();
    }
  } catch {
    // There is no server.
  }
}
