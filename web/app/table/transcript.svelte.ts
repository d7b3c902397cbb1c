/** What was said at the table: what happened there, and what people say to each other. */

import type { LineTold, Said } from "../wire";

export interface LogLine {
  readonly key: number;
  readonly text: string;
  /** What is left of it once what it shows is hidden again; null: all of it. */
  readonly forgotten: string | null;
}

export interface SpokenLine {
  readonly key: number;
  readonly text: string;
  /** When it was said. */
  readonly saidAt: number;
}

export interface ChatLine {
  readonly key: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly reaction: Said["reaction"];
  readonly to: Said["to"];
}

/** Something that happened, as far as the log needs it. */
export type Happened = Pick<LineTold, "text" | "forgotten" | "hides">;

const LOG_LENGTH = 400;
/** What was said aloud stays for a while: a screen reader says only what it still finds there, and
 *  a single move may bring dozens of lines. */
const SPOKEN_MS = 10_000;

export class Transcript {
  log = $state.raw<readonly LogLine[]>([]);
  /** For a screen reader, which says each line when it is added: all that happens, in order. */
  spoken = $state.raw<readonly SpokenLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What was said at the table these people come from. */
  before: readonly ChatLine[] = [];
  /** What was said just now. */
  heard = $state.raw<ChatLine | null>(null);
  #keys = 0;
  /** How long the table's log was after what was said last; null: nothing was told yet. */
  #spokenUpTo: number | null = null;
  #asked = "";
  /** The next line that comes hides again what the ones before it show. */
  #hides = false;

  /** `at`: how long the table's log is after this. */
  happened(told: readonly Happened[], at: number): void {
    this.#add(told);
    if (this.#spokenUpTo === null || at > this.#spokenUpTo) {
      this.#spokenUpTo = at;
      this.#speak(told.map(({ text }) => text));
    }
  }

  /** Something about the table itself. */
  noticed(text: string): void {
    this.#add([{ text }]);
    this.#speak([text]);
  }

  /**
   * The log from the start, as the one who looks may know it: at one device the next person must
   * not read what the last one was told. Only what nobody here has heard yet is said, because the
   * line was cut meanwhile.
   */
  restart(told: readonly LineTold[]): void {
    const heard = this.#spokenUpTo;
    this.log = [];
    this.spoken = [];
    this.#hides = false;
    this.#add(told);
    this.#spokenUpTo = Math.max(heard ?? 0, ...told.map(({ at }) => at));
    if (heard !== null) {
      this.#speak(told.filter(({ at }) => at > heard).map(({ text }) => text));
    }
  }

  /** What somebody is asked to do now, empty if nobody is; it is said when it changes. */
  asked(prompt: string): void {
    if (prompt !== this.#asked) {
      this.#asked = prompt;
      this.#speak([prompt]);
    }
  }

  said(one: Said): void {
    this.heard = this.#saying(one);
    this.chat = [...this.chat, this.heard].slice(-LOG_LENGTH);
  }

  /** As with the log: what the next person may read. */
  restartChat(all: readonly Said[]): void {
    // They are numbered anew, so that none of them is taken for one of this table.
    const before = this.before.map((line) => ({ ...line, key: this.#key() }));
    this.chat = [...before, ...all.map((one) => this.#saying(one))];
  }

  #add(told: readonly Happened[]): void {
    let log = [...this.log];
    for (const { text, forgotten, hides } of told) {
      if (this.#hides) {
        log = log.map((line) =>
          line.forgotten === null ? line : { ...line, text: line.forgotten, forgotten: null },
        );
        this.spoken = [];
      }
      this.#hides = hides === true;
      if (text !== "") {
        log.push({ key: this.#key(), text, forgotten: forgotten ?? null });
      }
    }
    this.log = log.slice(-LOG_LENGTH);
  }

  #speak(texts: readonly string[]): void {
    const saidAt = performance.now();
    const lines = texts
      .filter((text) => text !== "")
      .map((text) => ({ key: this.#key(), text, saidAt }));
    if (lines.length > 0) {
      const recent = this.spoken.filter((line) => saidAt - line.saidAt < SPOKEN_MS);
      this.spoken = [...recent, ...lines];
    }
  }

  #saying({ seat, name, text, reaction, to }: Said): ChatLine {
    return { key: this.#key(), seat, name, text, reaction, to };
  }

  #key(): number {
    this.#keys += 1;
    return this.#keys;
  }
}
