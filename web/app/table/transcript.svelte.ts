/** What was said at the table: what happened there, and what partners say to each other. */

import type { Said } from "../wire";

export interface LogLine {
  readonly key: number;
  readonly text: string;
}

export interface ChatLine {
  readonly key: number;
  readonly name: string;
  readonly text: string;
}

const LOG_LENGTH = 400;

export class Transcript {
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  #keys = 0;

  happened(texts: readonly string[]): void {
    this.log = [...this.log, ...this.#lines(texts)].slice(-LOG_LENGTH);
  }

  /** At one device the next person must not read what the last one was told. */
  restart(texts: readonly string[]): void {
    this.log = this.#lines(texts).slice(-LOG_LENGTH);
  }

  said(one: Said): void {
    this.chat = [...this.chat, this.#saying(one)];
  }

  /** As with the log: what the next person may read. */
  restartChat(all: readonly Said[]): void {
    this.chat = all.map((one) => this.#saying(one));
  }

  #lines(texts: readonly string[]): LogLine[] {
    return texts.map((text) => ({ key: this.#key(), text }));
  }

  #saying({ name, text }: Said): ChatLine {
    return { key: this.#key(), name, text };
  }

  #key(): number {
    this.#keys += 1;
    return this.#keys;
  }
}
