import { beforeEach, expect, test, vi } from "vitest";

import { Refused, type Api } from "../api";
import type { DealTold, TableInfo } from "../wire";
import { commitmentOf, imprintOf, SCHEME } from "./hash";
import { compared, dealOf, keepDeal, type KeptDeal } from "./kept";
import { enter, join, unanswered } from "./sit";
import { command, judge } from "./verdict";

const SECRET = "00".repeat(32);
const FIXED: DealTold = {
  scheme: 2,
  commitment: "",
  game: "a-game",
  version: 1,
  options: { set: "6", players: "2" },
  bots: [1],
};

async function keptDeal(more: Partial<KeptDeal> = {}): Promise<KeptDeal> {
  const commitment = await commitmentOf("q1", FIXED, SECRET);
  const added = [{ by: "link x", nonce: "ada", seat: 0, counts: true }];
  const imprints = [await imprintOf(0, "ada"), ""];
  return {
    table: "q1",
    deal: { ...FIXED, commitment },
    added,
    imprints,
    changed: false,
    ...more,
  };
}

async function proof(more: Record<string, string> = {}): Promise<Record<string, string>> {
  const commitment = await commitmentOf("q1", FIXED, SECRET);
  return {
    scheme: SCHEME,
    commitment,
    secret: SECRET,
    "nonce 1": "ada",
    "nonce 2": "",
    ...more,
  };
}

test("the hashes are those the server makes", async () => {
  expect(await commitmentOf("example", FIXED, SECRET)).toBe(
    "6857f28898576b795a2e104d69a04a3c701c8e8a59e304c6cb7990c69872ce8a",
  );
  expect(await imprintOf(0, "ada")).toBe(
    "b7f21a035efe568a6211fd356a39ce88b399432db0579fb6169f65cac20b9078",
  );
  expect(await imprintOf(1, "")).toBe("");
});

test("what was fixed, begun and ended alike was fair", async () => {
  expect(await judge(await keptDeal(), await proof(), [1])).toEqual({ kind: "fair", problems: [] });
});

test("whoever added nothing is told so", async () => {
  const kept = await keptDeal({
    added: [{ by: "link x", nonce: "late", seat: 0, counts: false }],
  });
  expect((await judge(kept, await proof(), []))?.kind).toBe("fixed");
});

test.each([
  ["secret", { secret: "01".repeat(32) }, []],
  ["changed", { commitment: "00" }, []],
  ["changed", { scheme: "boneyard-1" }, []],
  ["nonce", { "nonce 1": "eve" }, []],
  ["imprint", { "nonce 1": "eve" }, []],
  ["bot", { "nonce 2": "ground" }, []],
] as const)("a wrong %s is found out", async (problem, wrong, bots) => {
  const verdict = await judge(await keptDeal(), await proof(wrong), bots);
  expect(verdict?.kind).toBe("wrong");
  expect(verdict?.problems).toContain(problem);
});

test("another game, option, table or bot than was fixed is found out", async () => {
  const kept = await keptDeal();
  for (const deal of [
    { ...kept.deal, game: "another-game" },
    { ...kept.deal, version: 2 },
    { ...kept.deal, options: { ...kept.deal.options, set: "9" } },
    { ...kept.deal, bots: [] },
  ]) {
    const verdict = await judge({ ...kept, deal }, await proof(), []);
    expect(verdict?.problems).toContain("secret");
  }
  const elsewhere = await judge({ ...kept, table: "q2" }, await proof(), []);
  expect(elsewhere?.problems).toContain("secret");
});

test("a seat that a bot took later adds nothing, either", async () => {
  const kept = await keptDeal({ deal: { ...FIXED, bots: [] }, imprints: null });
  const verdict = await judge(kept, await proof({ "nonce 2": "ground" }), [1]);
  expect(verdict?.problems).toContain("bot");
});

test("what was not seen, or is older, is not judged", async () => {
  expect((await judge(null, await proof(), []))?.kind).toBe("unseen");
  const { scheme: _, ...old } = await proof();
  const kept = await keptDeal({ deal: { ...FIXED, scheme: 1 } });
  expect((await judge(kept, old, []))?.kind).toBe("unseen");
  // A table of today does not end as one of the old scheme.
  expect((await judge(await keptDeal(), old, []))?.kind).toBe("wrong");
  expect(await judge(null, { daily: "2026-11-15" }, [])).toBeNull();
});

test("without https it says that it cannot", async () => {
  const [kept, fair] = [await keptDeal(), await proof()];
  vi.stubGlobal("crypto", {});
  expect((await judge(kept, fair, []))?.kind).toBe("unable");
  expect((await judge({ ...kept, changed: true }, fair, []))?.kind).toBe("wrong");
  vi.unstubAllGlobals();
});

test("what the table tells is compared with what it told first", async () => {
  const kept = await keptDeal({ imprints: null });
  const told: Partial<TableInfo> = {
    commitment: kept.deal.commitment,
    slug: "a-game",
    chosen: { set: 6, players: 2 },
    imprints: null,
  };
  const info = told as TableInfo;
  expect(compared(kept, info).changed).toBe(false);
  const begun = compared(kept, { ...info, imprints: ["a", ""] });
  expect(begun.imprints).toEqual(["a", ""]);
  expect(compared(begun, { ...info, imprints: ["b", ""] }).changed).toBe(true);
  expect(compared(kept, { ...info, commitment: "00" }).changed).toBe(true);
  expect(compared(kept, { ...info, slug: "another-game" }).changed).toBe(true);
  expect(compared(kept, { ...info, chosen: { set: 9, players: 2 } }).changed).toBe(true);
});

// -- sitting down ------------------------------------------------------------------------------

interface Call {
  readonly what: string;
  readonly seat?: number | null;
  readonly nonce?: string | null;
}

/** A server that answers as it is told to, and what it was asked. */
function server(...answers: readonly (Error | boolean)[]): { api: Api; asked: Call[] } {
  const asked: Call[] = [];
  const left = [...answers];
  const answer = (seat: number): object => {
    const next = left.shift() ?? true;
    if (next instanceof Error) {
      throw next;
    }
    return { seats: [seat], seat, added: next, secret: "s" };
  };
  const api = {
    deal: async () => {
      asked.push({ what: "deal" });
      return { ...FIXED, commitment: "c0" };
    },
    enter: async (_table: string, _secret: string, nonce: string) => {
      asked.push({ what: "enter", nonce });
      return answer(0);
    },
    join: async (_t: string, _i: string, _n: string, seat: number | null, nonce: string | null) => {
      asked.push({ what: "join", seat, nonce });
      return answer(seat ?? 9);
    },
  };
  return { api: api as unknown as Api, asked };
}

let number = 0;
/** A table that nobody has been at. */
function fresh(): string {
  number += 1;
  return `fresh${number}`;
}

beforeEach(() => {
  vi.useRealTimers();
});

test("the commitment is seen and kept before the nonce is sent", async () => {
  const { api, asked } = server();
  const table = fresh();
  await enter(api, table, "link");
  expect(asked.map(({ what }) => what)).toEqual(["deal", "enter"]);
  expect(dealOf(table)?.deal.commitment).toBe("c0");
  expect(dealOf(table)?.added).toMatchObject([{ nonce: asked[1]?.nonce, seat: 0, counts: true }]);
});

test("the same link sends the same nonce again, and what counted once goes on to count", async () => {
  const { api, asked } = server(true, false);
  const table = fresh();
  await enter(api, table, "link");
  await enter(api, table, "link");
  expect(asked.map(({ what }) => what)).toEqual(["deal", "enter", "enter"]);
  expect(asked[1]?.nonce).toBe(asked[2]?.nonce);
  expect(dealOf(table)?.added[0]?.counts).toBe(true);
});

test("where no answer comes, the same seat is asked for with the same nonce", async () => {
  vi.useFakeTimers();
  const { api, asked } = server(new TypeError("lost"), true);
  const table = fresh();
  const joining = join(api, table, "i", "Ada", [2, 3]);
  await vi.advanceTimersByTimeAsync(800);
  expect((await joining).seat).toBe(2);
  expect(asked.map(({ seat }) => seat)).toEqual([undefined, 2, 2]);
  expect(asked[1]?.nonce).toBe(asked[2]?.nonce);
});

test("a page that was left meanwhile asks for that seat first", async () => {
  vi.useFakeTimers();
  const lost = new TypeError("lost");
  const { api, asked } = server(lost, lost, lost, true);
  const table = fresh();
  const joining = join(api, table, "i", "Ada", [2]).catch((wrong: unknown) => wrong);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await joining).toBe(lost);
  expect(unanswered(table)).toBe(2);
  expect((await join(api, table, "i", "Ada", [])).seat).toBe(2);
  expect(asked.at(-1)?.nonce).toBe(asked[1]?.nonce);
  expect(unanswered(table)).toBeNull();
});

test("of several free seats the next is asked for where one is taken, with a new nonce", async () => {
  const { api, asked } = server(new Refused(409, "taken"), true);
  const table = fresh();
  expect((await join(api, table, "i", "Ada", [1, 2])).seat).toBe(2);
  expect(asked[1]?.nonce).not.toBe(asked[2]?.nonce);
  expect(dealOf(table)?.added.map(({ seat }) => seat)).toEqual([2]);
});

test("what to run has what this browser saw", async () => {
  const kept = await keptDeal();
  keepDeal(kept);
  expect(command(kept, "q1.txt")).toBe(
    `boneyard verify q1.txt --commitment ${kept.deal.commitment} --nonce 1=ada`,
  );
  expect(command(null, "r.txt")).toBe("boneyard verify r.txt");
  const old = { ...kept, deal: { ...kept.deal, scheme: 1 } };
  expect(command(old, "q1.txt")).toContain(" --first-scheme");
});
