/** The page's own words, from the same Fluent catalogues as everything else. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { CATALOGUES } from "./languages";

async function read(language: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const text = await CATALOGUES[language]?.();
  if (text !== undefined) {
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

class Words {
  /** The language itself and, where it does not say everything yet, English. */
  #bundles = $state.raw<readonly FluentBundle[]>([]);
  language = $state("en");

  /** Reads the catalogue of a language; the words change once it is there. */
  async speak(language: string): Promise<void> {
    this.#bundles = await Promise.all([...new Set([language, "en"])].map(read));
    this.language = language;
    document.documentElement.lang = language;
  }

  get ready(): boolean {
    return this.#bundles.length > 0;
  }

  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(`page-${key}`));
  }

  say(key: string, args: Record<string, FluentVariable> = {}): string {
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(`page-${key}`)?.value;
      if (pattern != null) {
        return bundle.formatPattern(pattern, args);
      }
    }
    return key;
  }
}

export const words = new Words();

/** The text of a key of the page's catalogue. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return words.say(key, args);
}
