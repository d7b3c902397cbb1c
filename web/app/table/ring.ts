/** Who sits where: the others around the table as the one at the hand sees them. */

/** Clockwise along each edge: on the left away from the near edge, on the right back to it. */
export interface Edges {
  readonly left: readonly number[];
  readonly top: readonly number[];
  readonly right: readonly number[];
}

/** The others clockwise, from the left hand of the seat at the near edge to its right. */
export function othersFrom(around: readonly number[], near: number | null): number[] {
  const at = Math.max(0, near === null ? 0 : around.indexOf(near));
  return [...around.slice(at + 1), ...around.slice(0, at)];
}

/** Around three edges of a wide table: a single one sits opposite, two sit at the sides. */
export function edges(others: readonly number[]): Edges {
  const beside = others.length < 2 ? 0 : Math.max(1, Math.floor(others.length / 3));
  const far = others.length - beside;
  return {
    left: others.slice(0, beside),
    top: others.slice(beside, far),
    right: others.slice(far),
  };
}

/** Along the far edge only; too many for one row sit in a horseshoe, which opens to the near edge. */
export function horseshoe(others: readonly number[], across: number): Edges {
  if (others.length <= across) {
    return { left: [], top: others, right: [] };
  }
  const beside = Math.max(
    1,
    Math.round(others.length / 4),
    Math.ceil((others.length - across) / 2),
  );
  const far = others.length - beside;
  return {
    left: others.slice(0, beside),
    top: others.slice(beside, far),
    right: others.slice(far),
  };
}
