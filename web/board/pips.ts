/** Where the pips of one half lie, in a square from 0 to 1, on a tile that lies lengthwise. */
export interface Pip {
  readonly x: number;
  readonly y: number;
}

const LOW = 0.24;
const MIDDLE = 0.5;
const HIGH = 0.76;

/** The faces everybody knows. A six has its threes along the tile, as on real ones. */
const KNOWN: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[MIDDLE, MIDDLE]],
  [[LOW, HIGH], [HIGH, LOW]],
  [[LOW, HIGH], [MIDDLE, MIDDLE], [HIGH, LOW]],
  [[LOW, LOW], [LOW, HIGH], [HIGH, LOW], [HIGH, HIGH]],
  [[LOW, LOW], [LOW, HIGH], [MIDDLE, MIDDLE], [HIGH, LOW], [HIGH, HIGH]],
  [[LOW, LOW], [MIDDLE, LOW], [HIGH, LOW], [LOW, HIGH], [MIDDLE, HIGH], [HIGH, HIGH]],
];

/** Larger numbers, as pips in each row: every pattern is the same upside down. */
const ROWS: Readonly<Record<number, readonly number[]>> = {
  7: [3, 1, 3],
  8: [3, 2, 3],
  9: [3, 3, 3],
  10: [3, 4, 3],
  11: [4, 3, 4],
  12: [4, 4, 4],
  13: [3, 2, 3, 2, 3],
  14: [4, 3, 3, 4],
  15: [3, 3, 3, 3, 3],
  16: [4, 4, 4, 4],
  17: [3, 4, 3, 4, 3],
  18: [4, 3, 4, 3, 4],
};

/** `count` numbers spread evenly from `from` to `to`; a single one lies in the middle. */
function spread(count: number, from: number, to: number): number[] {
  if (count === 1) {
    return [(from + to) / 2];
  }
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
}

/** A row of few pips between rows of many does not stretch to the edge. */
function inRow(count: number, widest: number, margin: number): number[] {
  const step = (1 - 2 * margin) / (widest - 1);
  const half = ((count - 1) * step) / 2;
  return spread(count, 0.5 - half, 0.5 + half);
}

/** The pips of a half. */
export function pips(count: number): readonly Pip[] {
  const known = KNOWN[count];
  if (known !== undefined) {
    return known.map(([x, y]) => ({ x, y }));
  }
  const rows = ROWS[count] ?? [];
  const margin = count <= 9 ? LOW : 0.18;
  const ys = spread(rows.length, margin, 1 - margin);
  const widest = Math.max(...rows);
  return rows.flatMap((many, row) =>
    inRow(many, widest, margin).map((x) => ({ x, y: ys[row] ?? MIDDLE })),
  );
}

/** How large a pip is, so that the pips of the fullest half stay apart. */
export function pipRadius(highest: number): number {
  if (highest <= 6) {
    return 0.1;
  }
  return highest <= 9 ? 0.092 : 0.066;
}

/** All pips of a half as one path, its square beginning at (x, y). */
export function pipPath(count: number, radius: number, x: number, y: number): string {
  return pips(count)
    .map((pip) => {
      const left = (x + pip.x - radius).toFixed(3);
      const middle = (y + pip.y).toFixed(3);
      const r = radius.toFixed(3);
      const d = (2 * radius).toFixed(3);
      return `M${left} ${middle}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 -${d} 0z`;
    })
    .join("");
}
