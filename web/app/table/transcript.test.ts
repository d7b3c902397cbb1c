import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Transcript } from "./transcript.svelte";

let transcript: Transcript;

/** All that a screen reader said: each line when it was added. */
let heard: string[];
let keys: Set<number>;

function listen(): void {
  for (const { key, text } of transcript.spoken) {
    if (!keys.has(key)) {
      keys.add(key);
      heard.push(text);
    }
  }
}

function line(text: string, at: number): { text: string; at: number } {
  return { text, at };
}

beforeEach(() => {
  vi.useFakeTimers();
  transcript = new Transcript();
  heard = [];
  keys = new Set();
});

afterEach(() => {
  vi.useRealTimers();
});

test("every line of a batch is said, and what was before one came is not", () => {
  transcript.restart([line("Round 1.", 1)]);
  transcript.happened([{ text: "Emil lays 6-4." }, { text: "" }, { text: "Emil draws." }], 3);
  listen();
  expect(heard).toEqual(["Emil lays 6-4.", "Emil draws."]);
  expect(transcript.log.map(({ text }) => text)).toEqual(["Round 1.", ...heard]);
});

test("however much happens at once, all of it is said, and gone after a while", () => {
  const texts = Array.from({ length: 40 }, (_, i) => `Emil draws tile ${i}.`);
  transcript.happened(
    texts.map((text) => ({ text })),
    1,
  );
  transcript.asked("Your turn.");
  listen();
  expect(heard).toEqual([...texts, "Your turn."]);
  vi.advanceTimersByTime(60_000);
  transcript.noticed("Ada is back.");
  expect(transcript.spoken.map(({ text }) => text)).toEqual(["Ada is back."]);
});

test("after the line was cut only what was missed is said", () => {
  transcript.restart([line("Round 1.", 1)]);
  transcript.happened([{ text: "You lay 6-6." }], 2);
  listen();
  transcript.restart([line("Round 1.", 1), line("You lay 6-6.", 2), line("Emil passes.", 3)]);
  listen();
  transcript.restart([line("Round 1.", 1), line("You lay 6-6.", 2), line("Emil passes.", 3)]);
  listen();
  expect(heard).toEqual(["You lay 6-6.", "Emil passes."]);
});

test("whoever looks next finds nothing of what was said to the last", () => {
  transcript.restart([]);
  transcript.happened([{ text: "You draw 5-3." }], 1);
  transcript.restart([line("Ada draws a tile.", 1)]);
  expect(transcript.spoken).toEqual([]);
  expect(transcript.log.map(({ text }) => text)).toEqual(["Ada draws a tile."]);
});

test("one is asked once, however often the table is shown", () => {
  transcript.asked("Your turn.");
  transcript.asked("Your turn.");
  transcript.asked("");
  transcript.asked("Your turn.");
  transcript.asked("Lay another tile.");
  listen();
  expect(heard).toEqual(["Your turn.", "Your turn.", "Lay another tile."]);
});

test("what is hidden again is forgotten with the next thing that happens", () => {
  const flip = (tile: string) => ({
    text: `Ada turns up ${tile}.`,
    forgotten: "Ada turns one up.",
  });
  transcript.happened([flip("5-0")], 1);
  transcript.happened([flip("4-1"), { text: "Turned down.", hides: true }], 2);
  expect(transcript.log.map(({ text }) => text)).toEqual([
    "Ada turns up 5-0.",
    "Ada turns up 4-1.",
    "Turned down.",
  ]);
  transcript.happened([flip("3-3")], 3);
  expect(transcript.log.map(({ text }) => text)).toEqual([
    "Ada turns one up.",
    "Ada turns one up.",
    "Turned down.",
    "Ada turns up 3-3.",
  ]);
  expect(transcript.spoken.map(({ text }) => text)).toEqual(["Ada turns up 3-3."]);
});
