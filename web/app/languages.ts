/** The languages of the page: those that have a catalogue. One that is new is found by its file. */

const found = import.meta.glob<string>("../../src/boneyard/text/page.*.ftl", { query: "?raw", import: "default" });

const byLanguage = Object.entries(found).map(([path, read]) => [path.split(".").at(-2) ?? "", read] as const);

/** Reads what the page says in a language. */
export const CATALOGUES: Readonly<Record<string, () => Promise<string>>> = Object.fromEntries(byLanguage);

export const LANGUAGES: readonly string[] = Object.keys(CATALOGUES).sort();

/** What a language calls itself. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
