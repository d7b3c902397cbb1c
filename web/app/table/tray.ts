/** How large the tiles of a hand are, so that the tray never changes its height. */

export interface Tray {
  readonly width: number;
  readonly rows: number;
}

const GAP = 6;
const WIDEST = 52;
/** A tile is never narrower than a finger can hit. */
const NARROWEST = 26;

/** The widest upright tile with which `count` of them fit a box, in up to six rows. What does not
 * fit goes on beyond the right edge, or in a column (`upright`) below. */
export function trayFor(count: number, boxWidth: number, boxHeight: number, upright = false): Tray {
  let best: Tray = { width: 0, rows: 1 };
  for (const rows of [1, 2, 3, 4, 5, 6]) {
    const across = Math.max(1, Math.ceil(count / rows));
    const byHeight = ((boxHeight - GAP * (rows - 1)) / rows) * 0.51;
    const byWidth = boxWidth / across - GAP;
    const width = Math.min(WIDEST, byHeight, byWidth);
    if (width > best.width + 1) {
      best = { width, rows };
    }
  }
  if (upright && best.width < NARROWEST) {
    const across = Math.max(1, Math.floor(boxWidth / (NARROWEST + GAP)));
    return { width: NARROWEST, rows: Math.ceil(count / across) };
  }
  return { width: Math.max(NARROWEST, Math.floor(best.width)), rows: best.rows };
}
