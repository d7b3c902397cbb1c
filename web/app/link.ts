/** The live connection to a table: comes back by itself, and resends what was not acknowledged. */

import type { Sent, Tell } from "./wire";

/** The messages this page understands; a server that speaks others sends it away with OLD_PAGE. */
export const PROTOCOL = 3;

export interface LinkListener {
  told(message: Tell): void;
  online(yes: boolean): void;
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
/** Close codes of ours from here on mean: do not try again. */
const FINAL = 4400;
/** This page is of another version than the server: it has to be loaded anew. */
export const OLD_PAGE = 4426;
/** But this one means: later. */
const TOO_FAST = 4429;
const POLICY = 1008;

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
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(open: () => Socket, on: LinkListener) {
    this.#open = open;
    this.#on = on;
  }

  connect(): void {
    if (this.#ended || this.#socket !== null) {
      return;
    }
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#isOpen = true;
      this.#wait = FIRST_WAIT;
      this.#on.online(true);
      for (const message of [...this.#greeting.values(), ...this.#unacknowledged.values()]) {
        this.#push(message);
      }
    };
    socket.onmessage = (event) => this.#receive(String(event.data));
    socket.onclose = (event) => this.#closed(socket, event);
  }

  /** Sends something; acts and undos are sent again until they are acknowledged. */
  send(message: Sent): void {
    if (message.send === "act" || message.send === "undo") {
      this.#unacknowledged.set(message.id, message);
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

  /** Tries at once (the device is back on the network, or the page is looked at again). */
  hurry(): void {
    if (this.#socket === null && !this.#ended) {
      clearTimeout(this.#timer);
      this.connect();
    }
  }

  /** Opens a new line in the place of the old one, even of one the server has closed for good. */
  reopen(): void {
    const old = this.#socket;
    this.#ended = false;
    this.#socket = null;
    this.#isOpen = false;
    clearTimeout(this.#timer);
    old?.close();
    this.connect();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
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
    if (message.tell === "ack" || message.tell === "refused") {
      this.#unacknowledged.delete(message.id);
    }
    this.#on.told(message);
  }

  #closed(socket: Socket, event: CloseEvent): void {
    if (this.#socket !== socket) {
      return;
    }
    this.#socket = null;
    this.#isOpen = false;
    if (this.#ended) {
      return;
    }
    if ((event.code >= FINAL && event.code !== TOO_FAST) || event.code === POLICY) {
      this.#ended = true;
      this.#on.refused(event.code, event.reason);
      return;
    }
    this.#on.online(false);
    this.#timer = setTimeout(() => this.connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.8);
  }
}
