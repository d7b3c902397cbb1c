/** What was said at the table: what happened there, and what people say to each other. */

import type { Said } from "../wire";

export interface LogLine {
  readonly key: number;
  readonly text: string;
}

export interface ChatLine {
  readonly key: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly reaction: Said["reaction"];
  readonly to: Said["to"];
}

const LOG_LENGTH = 400;

export class Transcript {
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What was said just now. */
  heard = $state.raw<ChatLine | null>(null);
  #keys = 0;

  happened(texts: readonly string[]): void {
    this.log = [...this.log, ...this.#lines(texts)].slice(-LOG_LENGTH);
  }

  /** At one device the next person must not read what the last one was told. */
  restart(texts: readonly string[]): void {
    this.log = this.#lines(texts).slice(-LOG_LENGTH);
  }

  said(one: Said): void {
    this.heard = this.#saying(one);
    this.chat = [...this.chat, this.heard].slice(-LOG_LENGTH);
  }

  /** As with the log: what the next person may read. */
  restartChat(all: readonly Said[]): void {
    this.chat = all.map((one) => this.#saying(one));
  }

  #lines(texts: readonly string[]): LogLine[] {
    return texts.map((text) => ({ key: this.#key(), text }));
  }

  #saying({ seat, name, text, reaction, to }: Said): ChatLine {
    return { key: this.#key(), seat, name, text, reaction, to };
  }

  #key(): number {
    this.#keys += 1;
    return this.#keys;
  }
}
