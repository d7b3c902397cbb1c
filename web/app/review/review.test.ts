import { expect, test } from "vitest";

import type { AccountTold, DecisionTold, ReviewTold } from "../wire";
import { asked, course, isRight, total } from "./review.svelte";

function account(seats: number[], result: number): AccountTold {
  return { seats, result, expected: 1, deal: 2, draws: 0, own: -3, others: 4, fall: result - 4 };
}

function move(text: string, behind: number, error = 1): DecisionTold["moves"][number] {
  return { text, tile: null, worth: -behind, behind, error };
}

function decision(at: number, seat: number, lead: number): DecisionTold {
  const moves = [move("b", 0, 0), move("c", 1.5), move("a", 9)];
  return { at, round: 1, seat, moves, played: 2, mistake: true, why: "", lead };
}

const TOLD: ReviewTold = {
  status: "done",
  done: 3,
  of: 3,
  playouts: 8,
  decisions: [decision(1, 0, 5), decision(2, 1, 4), decision(3, 2, 6)],
  rounds: [
    { number: 1, accounts: [account([0, 2], 10), account([1, 3], -10)] },
    { number: 2, accounts: [account([0, 2], -4), account([1, 3], 4)] },
  ],
  given_away: [1, 2, 3, 4],
  moments: [[0], [1], [2], []],
};

test("the rounds of one's own side are added up", () => {
  expect(total(TOLD, 2)).toMatchObject({ result: 6, own: -6, others: 8, fall: -2 });
  expect(total({ ...TOLD, rounds: [] }, 2)).toBeNull();
});

test("the others' expectations are one's own, turned round", () => {
  expect(course(TOLD, 0).map(({ lead }) => lead)).toEqual([5, -4, 6]);
  expect(course(TOLD, 1).map(({ lead }) => lead)).toEqual([-5, 4, -6]);
  const alone = [0, 1, 2].map((seat) => account([seat], 0));
  const three = { ...TOLD, rounds: [{ number: 1, accounts: alone }] };
  expect(course(three, 1).map(({ at }) => at)).toEqual([2]);
});

test("what is hardly worse is right, too", () => {
  const [one] = TOLD.decisions;
  expect([0, 1, 2].map((at) => isRight(one as DecisionTold, at))).toEqual([true, true, false]);
});

test("the order in which moves are asked about tells nothing", () => {
  expect(asked(TOLD.decisions[0] as DecisionTold)).toEqual([2, 0, 1]);
});
