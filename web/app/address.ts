/** Where the page is, and where the server's addresses are from here. */

export interface Where {
  /** The address everything else is relative to, with a slash at its end. */
  readonly root: string;
  readonly view: "lobby" | "game" | "table";
  /** The table's id or the game's name. */
  readonly name: string;
  /** The seat's secret from a private link. */
  readonly secret: string;
}

export function read(location: { pathname: string; search: string; hash: string }): Where {
  const table = /^(.*\/)t\/([^/]+)\/?$/.exec(location.pathname);
  const secret = decodeURIComponent(location.hash.replace(/^#/, ""));
  if (table !== null) {
    const [, root = "/", name = ""] = table;
    return { root, view: "table", name: decodeURIComponent(name), secret };
  }
  const root = location.pathname.replace(/[^/]*$/, "");
  const game = new URLSearchParams(location.search).get("game");
  return game === null
    ? { root, view: "lobby", name: "", secret: "" }
    : { root, view: "game", name: game, secret: "" };
}

export function tablePath(root: string, table: string): string {
  return `${root}t/${encodeURIComponent(table)}`;
}

export function gamePath(root: string, slug: string): string {
  return `${root}?game=${encodeURIComponent(slug)}`;
}
