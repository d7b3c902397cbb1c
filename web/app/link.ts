/**
 * The live connection to a table: comes back by itself, and resends what was not acknowledged. A
 * line that is dead looks like one over which nothing has to be said, so it is asked, as long as
 * somebody looks at the page: whoever has it knows within five seconds.
 */

import type { Sent, Tell } from "./wire";

/** The messages this page understands; a server that speaks others sends it away with OLD_PAGE. */
export const PROTOCOL = 4;

export interface LinkListener {
  told(message: Tell): void;
  online(yes: boolean): void;
  /** Something that was done has not been acknowledged for longer than people would notice. */
  late(yes: boolean): void;
  /** The server does not want us here: the table is gone or closed to us. */
  refused(code: number, why: string): void;
}

/** The part of a WebSocket that is used; tests bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** After so long without a word the line is asked whether it holds, and has so long to answer. */
const QUIET = 2500;
const ANSWER = 2000;
/** Then it is replaced, after up to twice this time: not everybody comes back at the same moment. */
const PATIENCE = 1500;
/** A server that is replaced tells everybody to come back: they do so within this time, not all in
 *  the same moment, and read of it only if nobody is there for longer. */
const RETURN = 1500;
const UNNOTICED = 4000;
/** A line that does not open by then never will. */
const OPENING = 5000;
const LATE = 1500;
/** Close codes of ours from here on mean: do not try again. */
const FINAL = 4400;
/** This page is of another version than the server: it has to be loaded anew. */
export const OLD_PAGE = 4426;
/** But this one means: later. */
const TOO_FAST = 4429;
const POLICY = 1008;
const COME_BACK = 1012;

/** An id nobody else uses; works on plain http too. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Link {
  readonly #open: () => Socket;
  readonly #on: LinkListener;
  /** What must reach the server, by id, until it says that it has. */
  readonly #unacknowledged = new Map<string, Sent>();
  /** What every new connection begins with, by kind: the frame, the pace, the seat looked at. */
  readonly #greeting = new Map<string, Sent>();
  #socket: Socket | null = null;
  #isOpen = false;
  /** Whether anybody has asked for a line: before, the person may still be taking their seat. */
  #begun = false;
  #isOnline: boolean | null = null;
  #watched = true;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  /** Runs while a server is being replaced, and nobody has to know. */
  #replaced: ReturnType<typeof setTimeout> | undefined;
  #lateTimer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(open: () => Socket, on: LinkListener) {
    this.#open = open;
    this.#on = on;
  }

  connect(): void {
    if (this.#ended || this.#socket !== null) {
      return;
    }
    this.#begun = true;
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#isOpen = true;
      this.#wait = FIRST_WAIT;
      this.#heard();
      for (const message of [...this.#greeting.values(), ...this.#unacknowledged.values()]) {
        this.#push(message);
      }
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) {
        this.#heard();
        this.#receive(String(event.data));
      }
    };
    socket.onclose = (event) => this.#closed(socket, event);
    this.#after(OPENING, () => this.#lost());
  }

  /** Sends something; acts and undos are sent again until they are acknowledged. */
  send(message: Sent): void {
    if (message.send === "act" || message.send === "undo") {
      this.#unacknowledged.set(message.id, message);
      this.#lateTimer ??= setTimeout(() => this.#on.late(true), LATE);
    } else if (message.send === "frame" || message.send === "pace" || message.send === "look") {
      this.#remember(message);
    }
    if (this.#isOpen) {
      this.#push(message);
    }
  }

  /** Whether something is on its way. */
  get waiting(): boolean {
    return this.#unacknowledged.size > 0;
  }

  /** Finds out at once (the network came or went, or the page is looked at again). */
  findOut(): void {
    if (this.#isOpen) {
      this.#ask();
    } else if (this.#begun && this.#socket === null && !this.#ended) {
      clearTimeout(this.#timer);
      this.connect();
    }
  }

  /** Whether somebody looks: a line nobody looks at is left in peace. */
  watch(yes: boolean): void {
    this.#watched = yes;
    if (yes) {
      this.findOut();
    } else if (this.#isOpen) {
      clearTimeout(this.#pulse);
    }
  }

  /** Opens a new line in the place of the old one, even of one the server has closed for good. */
  reopen(): void {
    const old = this.#socket;
    this.#ended = false;
    this.#socket = null;
    this.#isOpen = false;
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    old?.close();
    this.connect();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    clearTimeout(this.#lateTimer);
    clearTimeout(this.#replaced);
    this.#socket?.close();
  }

  /** The frame comes first: the server lays the table out for it. */
  #remember(message: Sent): void {
    this.#greeting.set(message.send, message);
    const frame = this.#greeting.get("frame");
    if (frame !== undefined && message.send !== "frame") {
      this.#greeting.delete("frame");
      const rest = [...this.#greeting];
      this.#greeting.clear();
      this.#greeting.set("frame", frame);
      rest.forEach(([kind, one]) => this.#greeting.set(kind, one));
    }
  }

  #push(message: Sent): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as Tell;
    if (message.tell === "pong") {
      return;
    }
    if (message.tell === "ack" || message.tell === "refused") {
      this.#unacknowledged.delete(message.id);
      if (!this.waiting) {
        clearTimeout(this.#lateTimer);
        this.#lateTimer = undefined;
        this.#on.late(false);
      }
    }
    this.#on.told(message);
  }

  // -- whether the line holds ------------------------------------------------------------------

  /** The next thing to do about the line, unless it says something before. */
  #after(ms: number, next: () => void): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(next, ms);
  }

  #tell(online: boolean): void {
    clearTimeout(this.#replaced);
    this.#replaced = undefined;
    if (this.#isOnline !== online) {
      this.#isOnline = online;
      this.#on.online(online);
    }
  }

  #heard(): void {
    clearTimeout(this.#pulse);
    this.#tell(true);
    if (this.#watched) {
      this.#after(QUIET, () => this.#ask());
    }
  }

  #ask(): void {
    this.#push({ send: "ping" });
    this.#after(ANSWER, () => {
      // If it is only slow, it says so in time, and all is well.
      this.#tell(false);
      this.#after(PATIENCE * (1 + Math.random()), () => this.reopen());
    });
  }

  /** A line that does not even open. */
  #lost(): void {
    const socket = this.#socket;
    this.#closed(socket, null);
    socket?.close();
  }

  #closed(socket: Socket | null, event: CloseEvent | null): void {
    if (this.#socket !== socket) {
      return;
    }
    this.#socket = null;
    this.#isOpen = false;
    clearTimeout(this.#pulse);
    if (this.#ended) {
      return;
    }
    const code = event?.code ?? 0;
    if ((code >= FINAL && code !== TOO_FAST) || code === POLICY) {
      this.#ended = true;
      this.#on.refused(code, event?.reason ?? "");
      return;
    }
    if (code === COME_BACK) {
      this.#replaced ??= setTimeout(() => this.#tell(false), UNNOTICED);
      this.#timer = setTimeout(() => this.connect(), RETURN * Math.random());
      return;
    }
    if (this.#replaced === undefined) {
      this.#tell(false);
    }
    this.#timer = setTimeout(() => this.connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.8);
  }
}
