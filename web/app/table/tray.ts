/** How large the tiles of a hand are, so that the tray never changes its height. */

export interface Tray {
  readonly width: number;
  readonly rows: number;
}

export const GAP = 6;
const WIDEST = 52;
/** A tile that can be reached by swiping need not be narrower than this. */
const NARROWEST = 26;
/** A tile is never narrower than a finger can hit, even if rows are a little too high for the box. */
const LEAST = 24;
const TIGHT = 22;

/** The widest upright tile with which `count` of them fit a box, in up to six rows. Where they do
 * not fit, there are as many rows as the box has room for, and the hand can be swiped; in a column
 * (`upright`) it goes on below. */
export function trayFor(count: number, boxWidth: number, boxHeight: number, upright = false): Tray {
  let best: Tray = { width: 0, rows: 1 };
  let most: Tray = best;
  for (const rows of [1, 2, 3, 4, 5, 6]) {
    const byHeight = ((boxHeight - GAP * (rows - 1)) / rows) * 0.51;
    if (rows > 1 && byHeight < TIGHT) {
      break;
    }
    const byWidth = boxWidth / Math.max(1, Math.ceil(count / rows)) - GAP;
    const width = Math.min(WIDEST, byHeight, byWidth);
    if (width > best.width + 1) {
      best = { width, rows };
    }
    most = { width: Math.min(NARROWEST, byHeight), rows };
  }
  if (upright && best.width < NARROWEST) {
    const across = Math.max(1, Math.floor(boxWidth / (NARROWEST + GAP)));
    return { width: NARROWEST, rows: Math.ceil(count / across) };
  }
  const { width, rows } = best.width < NARROWEST ? most : best;
  return { width: Math.max(LEAST, Math.floor(width)), rows };
}
