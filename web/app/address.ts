/** Where the page is, and where the server's addresses are from here. */

export interface Where {
  /** The address everything else is relative to, with a slash at its end. */
  readonly root: string;
  readonly view: "lobby" | "atlas" | "game" | "table" | "nowhere";
  /** The table's id or the game's name. */
  readonly name: string;
  /** The seat's secret from a private link; in the lobby that of a list of matches. */
  readonly secret: string;
  /** The game is to be played with friends: how to invite them comes first. */
  readonly friends: boolean;
  /** What is chosen of the game's options, by a link that carries a table's rules. */
  readonly options: Readonly<Record<string, string>>;
}

const PLAIN = { name: "", secret: "", friends: false, options: {} };
/** What else an address may say of a game. */
const NO_OPTION = new Set(["game", "friends", "lang", "embed"]);

/** `lost`: the root, where the server has said that there is nothing at this address. */
export function read(
  location: { pathname: string; search: string; hash: string },
  lost: string | null = null,
): Where {
  if (lost !== null) {
    return { ...PLAIN, root: lost, view: "nowhere" };
  }
  const table = /^(.*\/)t\/([^/]+)\/?$/.exec(location.pathname);
  if (table !== null) {
    const [, root = "/", name = ""] = table;
    const secret = plainly(location.hash.replace(/^#/, ""));
    return { ...PLAIN, root, view: "table", name: plainly(name), secret };
  }
  const root = location.pathname.replace(/[^/]*$/, "");
  if (location.pathname === `${root}atlas`) {
    return { ...PLAIN, root, view: "atlas" };
  }
  const asked = new URLSearchParams(location.search);
  const game = asked.get("game");
  return game === null
    ? { ...PLAIN, root, view: "lobby", secret: carriedBy(location.hash) }
    : {
        ...PLAIN,
        root,
        view: "game",
        name: game,
        friends: asked.has("friends"),
        options: Object.fromEntries([...asked].filter(([name]) => !NO_OPTION.has(name))),
      };
}

/** What a link says; one that was cut off says what is left of it. */
function plainly(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The secret of a link that carries matches to this browser. */
function carriedBy(hash: string): string {
  return /^#carry=([\w-]+)$/.exec(hash)?.[1] ?? "";
}

export function tablePath(root: string, table: string): string {
  return `${root}t/${encodeURIComponent(table)}`;
}

/** The address of a table as it is passed on: a preview of it speaks the language of who does so. */
export function sharedPath(root: string, table: string, language: string): string {
  return `${tablePath(root, table)}?lang=${language}`;
}

/** The address of a game with these rules; who follows it changes them as they like. */
export function rulesPath(
  root: string,
  slug: string,
  options: Readonly<Record<string, string | number | boolean>>,
): string {
  const query = new URLSearchParams({ game: slug });
  for (const [name, value] of Object.entries(options)) {
    query.set(name, String(value));
  }
  return `${root}new?${query}`;
}

export function atlasPath(root: string): string {
  return `${root}atlas`;
}

export function gamePath(root: string, slug: string, friends = false): string {
  return `${root}?game=${encodeURIComponent(slug)}${friends ? "&friends" : ""}`;
}
