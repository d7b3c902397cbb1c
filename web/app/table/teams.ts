/** Who plays together, and what they have together. */

import type { Hand, Scene } from "../../board";

export interface Team {
  readonly team: number;
  readonly names: readonly string[];
  readonly score: number;
}

/** Whether this seat's points are those of its team. */
export function hasOneScore(scene: Scene, hand: Hand): boolean {
  return teams(scene).some(({ team }) => team === hand.team);
}

/** The teams that have one score, that of the seat at the near edge first. */
export function teams(scene: Scene, near: number | null = null): Team[] {
  const numbers = new Set(scene.hands.flatMap(({ team }) => (team === null ? [] : [team])));
  const own = scene.hands.find(({ seat }) => seat === near)?.team ?? null;
  return [...numbers]
    .sort((a, b) => Number(b === own) - Number(a === own) || a - b)
    .flatMap((team) => {
      const members = scene.hands.filter((hand) => hand.team === team);
      const score = members[0]?.score ?? null;
      return score === null || members.some((hand) => hand.score !== score)
        ? []
        : [{ team, names: members.map(({ name }) => name), score }];
    });
}
