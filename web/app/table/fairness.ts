/** What is said about the deal, in words. */

import type { Problem, Verdict } from "../deal/verdict";
import { t } from "../words.svelte";

/** `changed`: already while the match is played, something is not as it was fixed. */
export function fairnessTold(verdict: Verdict | null, changed: boolean): readonly string[] {
  if (verdict === null) {
    return changed ? wrongTold(["changed"]) : [];
  }
  return verdict.kind === "wrong" ? wrongTold(verdict.problems) : [t(`fair-${verdict.kind}`)];
}

function wrongTold(problems: readonly Problem[]): readonly string[] {
  return [t("fair-wrong"), ...problems.map((problem) => t(`fair-problem-${problem}`))];
}
