/** The page's own words, from the same Fluent catalogues as everything else. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "./settings.svelte";

const catalogues: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  de: () => import("../../src/boneyard/text/page.de.ftl?raw"),
  en: () => import("../../src/boneyard/text/page.en.ftl?raw"),
  fr: () => import("../../src/boneyard/text/page.fr.ftl?raw"),
  it: () => import("../../src/boneyard/text/page.it.ftl?raw"),
  nl: () => import("../../src/boneyard/text/page.nl.ftl?raw"),
};

class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  language = $state<Language>("en");

  /** Reads the catalogue of a language; the words change once it is there. */
  async speak(language: Language): Promise<void> {
    const text = (await catalogues[language]()).default;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  get ready(): boolean {
    return this.#bundle !== null;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(`page-${key}`) ?? false;
  }

  say(key: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle?.getMessage(`page-${key}`)?.value;
    return pattern == null || this.#bundle === null
      ? key
      : this.#bundle.formatPattern(pattern, args);
  }
}

export const words = new Words();

/** The text of a key of the page's catalogue. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return words.say(key, args);
}
