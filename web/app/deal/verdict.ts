/**
 * Whether a deal was what it was said to be, as far as a page can tell that does not know the rules:
 * whether every tile follows from the secret and the nonces, `boneyard verify` re-does.
 */

import { canHash, commitmentOf, imprintOf, SCHEME } from "./hash";
import { alike, type Added, type KeptDeal } from "./kept";

export type Problem = "changed" | "secret" | "bot" | "imprint" | "nonce";

export interface Verdict {
  /** `fair`: also with a nonce of one's own; `fixed`: this browser has added none; `unseen`: it was
   * not here before the deal; `unable`: it cannot hash here. */
  readonly kind: "fair" | "fixed" | "wrong" | "unseen" | "unable";
  /** What does not fit. */
  readonly problems: readonly Problem[];
}

type Proof = Readonly<Record<string, string>>;

/** `bots`: the seats bots have, also those that nobody came to. Null: there is nothing to prove. */
export async function judge(
  kept: KeptDeal | null,
  fair: Proof,
  bots: readonly number[],
): Promise<Verdict | null> {
  if (fair["daily"] !== undefined) {
    return null;
  }
  // An older table stays with the scheme it was made with; a newer one may not fall back to it.
  if (kept === null || (kept.deal.scheme === 1 && fair["scheme"] === undefined)) {
    return { kind: "unseen", problems: [] };
  }
  if (!canHash()) {
    return kept.changed
      ? { kind: "wrong", problems: ["changed"] }
      : { kind: "unable", problems: [] };
  }
  const problems = await problemsOf(kept, fair, bots);
  const own = kept.added.some((one) => one.counts);
  return { kind: problems.length > 0 ? "wrong" : own ? "fair" : "fixed", problems };
}

async function problemsOf(
  kept: KeptDeal,
  fair: Proof,
  bots: readonly number[],
): Promise<readonly Problem[]> {
  const nonces = noncesOf(fair);
  const problems: Problem[] = [];
  if (kept.changed || fair["commitment"] !== kept.deal.commitment || fair["scheme"] !== SCHEME) {
    problems.push("changed");
  }
  if ((await commitmentOf(kept.table, kept.deal, fair["secret"] ?? "")) !== kept.deal.commitment) {
    problems.push("secret");
  }
  if ([...kept.deal.bots, ...bots].some((seat) => nonces[seat] !== "")) {
    problems.push("bot");
  }
  const imprints = await Promise.all(nonces.map((nonce, seat) => imprintOf(seat, nonce)));
  if (kept.imprints !== null && !alike(imprints, kept.imprints)) {
    problems.push("imprint");
  }
  if (!kept.added.every((one) => isThere(one, nonces))) {
    problems.push("nonce");
  }
  return problems;
}

function noncesOf(fair: Proof): readonly string[] {
  const nonces: string[] = [];
  for (let seat = 1; fair[`nonce ${seat}`] !== undefined; seat += 1) {
    nonces.push(fair[`nonce ${seat}`] ?? "");
  }
  return nonces;
}

function isThere({ counts, seat, nonce }: Added, nonces: readonly string[]): boolean {
  return !counts || (seat !== null && nonces[seat] === nonce);
}

/** How to have every deal re-done, with what this browser has seen. */
export function command(kept: KeptDeal | null, file: string): string {
  const own = (kept?.added ?? []).flatMap(({ counts, seat, nonce }) =>
    counts && seat !== null ? [`--nonce ${seat + 1}=${nonce}`] : [],
  );
  const commitment = kept?.deal.commitment ?? null;
  const seen = commitment === null ? [] : [`--commitment ${commitment}`];
  const first = kept?.deal.scheme === 1 ? ["--first-scheme"] : [];
  return ["boneyard verify", file, ...seen, ...own, ...first].join(" ");
}
