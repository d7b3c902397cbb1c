/** The score sheet cut into blocks that are no wider than the pad. */

import type { ScorePad } from "../../board";

/** So many columns of numbers stand side by side. */
const ACROSS = 5;

export type Block = Pick<ScorePad, "columns" | "rows" | "totals">;

/** The sheet in blocks of about equal width, each with the first column that names the rows. */
export function blocks(sheet: Block): Block[] {
  const count = sheet.columns.length - 1;
  const parts = Math.max(1, Math.ceil(count / ACROSS));
  const across = Math.max(1, Math.ceil(count / parts));
  return Array.from({ length: parts }, (_, part) => {
    const from = 1 + part * across;
    const cut = (cells: readonly string[]): string[] =>
      cells.length === 0 ? [] : [...cells.slice(0, 1), ...cells.slice(from, from + across)];
    return { columns: cut(sheet.columns), rows: sheet.rows.map(cut), totals: cut(sheet.totals) };
  });
}
