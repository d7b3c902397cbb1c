/** What is said about the deal, in words. */

import type { Problem, Verdict } from "../deal/verdict";
import { t } from "../words.svelte";

const VERDICTS: Readonly<Record<Verdict["kind"], () => string>> = {
  fair: () => t("fair-fair"),
  fixed: () => t("fair-fixed"),
  wrong: () => t("fair-wrong"),
  unseen: () => t("fair-unseen"),
  unable: () => t("fair-unable"),
};

const PROBLEMS: Readonly<Record<Problem, () => string>> = {
  changed: () => t("fair-problem-changed"),
  secret: () => t("fair-problem-secret"),
  bot: () => t("fair-problem-bot"),
  imprint: () => t("fair-problem-imprint"),
  nonce: () => t("fair-problem-nonce"),
};

/** The same in a few words, where nothing is wrong. */
export function fairnessInShort(verdict: Verdict | null, changed: boolean): readonly string[] {
  const known = !changed && (verdict?.kind === "fair" || verdict?.kind === "fixed");
  return known ? [t("fair-short")] : fairnessTold(verdict, changed);
}

/** `changed`: already while the match is played, something is not as it was fixed. */
export function fairnessTold(verdict: Verdict | null, changed: boolean): readonly string[] {
  const early: Verdict | null = changed ? { kind: "wrong", problems: ["changed"] } : null;
  const found = verdict ?? early;
  return found === null
    ? []
    : [VERDICTS[found.kind](), ...found.problems.map((problem) => PROBLEMS[problem]())];
}
