/** Which games a person is looking for. */

import type { GameCard } from "../wire";

export interface Wanted {
  readonly text: string;
  readonly players: number | null;
  readonly set: string | null;
  readonly kind: string | null;
  /** The letter of one, or "" for the games that are in none. */
  readonly booklet: string | null;
}

/** Letters without accents, lower case: "Español" is found by "espanol". */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss");
}

/** The games that are wanted; those with the text in their title come first. */
export function found(games: readonly GameCard[], wanted: Wanted): GameCard[] {
  const text = plain(wanted.text.trim());
  const matching = games.filter(
    (game) =>
      (wanted.players === null || game.players.includes(wanted.players)) &&
      (wanted.set === null || game.sets.map(String).includes(wanted.set)) &&
      (wanted.kind === null || game.kind === wanted.kind) &&
      (wanted.booklet === null || inBooklet(game, wanted.booklet)) &&
      (text === "" ||
        [game.title, ...game.aliases, game.blurb].some((one) => plain(one).includes(text))),
  );
  if (text === "") {
    return matching;
  }
  const rank = (game: GameCard): number => {
    if (plain(game.title).includes(text)) {
      return 0;
    }
    return game.aliases.some((one) => plain(one).includes(text)) ? 1 : 2;
  };
  return [...matching].sort((a, b) => rank(a) - rank(b));
}

function inBooklet(game: GameCard, booklet: string): boolean {
  return booklet === "" ? game.booklets === "" : game.booklets.includes(booklet);
}

/** All values some game has, each once, in order. */
export function values<T extends string | number>(
  games: readonly GameCard[],
  of: (game: GameCard) => readonly T[],
): T[] {
  return [...new Set(games.flatMap(of))].sort((a, b) =>
    typeof a === "number" && typeof b === "number"
      ? a - b
      : String(a).localeCompare(String(b), undefined, { numeric: true }),
  );
}

/** "2", "2–4" or "2, 4". */
export function span(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const first = sorted[0];
  const last = sorted[sorted.length - 1];
  if (first === undefined || last === undefined) {
    return "";
  }
  if (first === last) {
    return String(first);
  }
  return last - first === sorted.length - 1 ? `${first}–${last}` : sorted.join(", ");
}
