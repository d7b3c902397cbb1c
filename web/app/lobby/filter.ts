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

/** What a game is found by, best first: its title, its other names, those elsewhere, what it is,
    and what is said of it. */
function fields(game: GameCard, words: Readonly<Record<string, string>>): readonly string[] {
  const shelf = words[`shelf-${game.shelf}`] ?? "";
  const sets = `${words["set"] ?? ""} ${game.sets.join(" ")}`;
  return [
    game.title,
    game.aliases.join(" "),
    game.elsewhere,
    `${words[`kind-${game.kind}`] ?? ""} ${shelf} ${sets}`,
    // A number in a sentence is rarely the one that is meant.
    game.blurb.replace(/\d+/g, ""),
  ];
}

/** How well a game fits what somebody has typed: every word must be found, each in the field that
    says it best; the worst of them counts. null: not at all. */
function rank(
  game: GameCard,
  typed: readonly string[],
  words: Readonly<Record<string, string>>,
): number | null {
  const parts = fields(game, words).map(wordsOf);
  let worst = 0;
  for (const word of typed) {
    const at = parts.findIndex((part) => part.some((one) => fits(one, word)));
    if (at < 0) {
      return null;
    }
    worst = Math.max(worst, at);
  }
  return worst;
}

function wordsOf(text: string): readonly string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A number fits as a whole: the double-1 is not the double-12. Of a word a part will do: who types
    has not finished, and German puts many into one. */
function fits(word: string, typed: string): boolean {
  return /^\d+$/.test(typed) ? word === typed : word.includes(typed);
}

/** The games that are wanted, best match first. `words`: what people call kinds, shelves and sets,
    in all languages. */
export function found(
  games: readonly GameCard[],
  wanted: Wanted,
  words: Readonly<Record<string, string>> = {},
): GameCard[] {
  const typed = wordsOf(wanted.text);
  const matching = games.filter(
    (game) =>
      (wanted.players === null || game.players.includes(wanted.players)) &&
      (wanted.set === null || game.sets.map(String).includes(wanted.set)) &&
      (wanted.kind === null || game.kind === wanted.kind) &&
      (wanted.booklet === null || inBooklet(game, wanted.booklet)),
  );
  return matching
    .map((game) => ({ game, rank: rank(game, typed, words) }))
    .filter((one) => one.rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map((one) => one.game);
}

/** Whether somebody is looking for something, and not just looking. */
export function isSought(wanted: Wanted): boolean {
  const { text, ...chosen } = wanted;
  return text.trim() !== "" || Object.values(chosen).some((one) => one !== null);
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
