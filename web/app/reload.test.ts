import { expect, test } from "vitest";

import { reloadOnce, type Browser } from "./reload";

function browser(now: number, kept: Map<string, string>, reloaded: number[]): Browser {
  return {
    now,
    store: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    },
    reload: () => void reloaded.push(now),
  };
}

test("a page that is too old loads itself anew, but not over and over", () => {
  const kept = new Map<string, string>();
  const reloaded: number[] = [];
  expect(reloadOnce(browser(1_000_000, kept, reloaded))).toBe(true);
  expect(reloadOnce(browser(1_005_000, kept, reloaded))).toBe(false);
  expect(reloadOnce(browser(2_000_000, kept, reloaded))).toBe(true);
  expect(reloaded).toEqual([1_000_000, 2_000_000]);
});

test("where nothing can be noted, the page stays and says what to do", () => {
  const reloaded: number[] = [];
  const full: Browser = {
    now: 1_000_000,
    store: {
      getItem: () => null,
      setItem: () => {
        throw new Error("no room");
      },
    },
    reload: () => void reloaded.push(1),
  };
  expect(reloadOnce(full)).toBe(false);
  expect(reloaded).toEqual([]);
});
