/** Where the pips of one half lie, in a square from 0 to 1. */
export interface Pip {
  readonly x: number;
  readonly y: number;
}

/** A grid wide enough for `count` pips: 3 by 3 up to nine, 4 wide above. */
function columns(count: number): number {
  return count <= 9 ? 3 : 4;
}

/** The pips of a half, row by row; rows are centred, so odd counts have a middle. */
export function pips(count: number): readonly Pip[] {
  const rows: number[] = [];
  const rowCount = Math.max(1, Math.ceil(count / columns(count)));
  for (let row = 0; row < rowCount; row += 1) {
    rows.push(Math.floor(count / rowCount) + (row < count % rowCount ? 1 : 0));
  }
  return rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, column) => ({
      x: (column + 1) / (inRow + 1),
      y: (row + 1) / (rowCount + 1),
    })),
  );
}
