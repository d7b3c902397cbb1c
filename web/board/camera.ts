/** How the table is looked at: what part, how large. */

export interface Look {
  /** Pixels a unit. */
  readonly scale: number;
  /** Where the table's upper left corner lies on the screen, in pixels. */
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A tile is never drawn larger than this, however empty the table. */
export const LARGEST = 46;
const MARGIN = 10;

/** The whole table in the middle of the screen. */
export function fitted(table: Size, screen: Size): Look {
  const scale = Math.min(
    LARGEST,
    Math.max(1, screen.width - 2 * MARGIN) / Math.max(1, table.width),
    Math.max(1, screen.height - 2 * MARGIN) / Math.max(1, table.height),
  );
  return {
    scale,
    x: (screen.width - table.width * scale) / 2,
    y: (screen.height - table.height * scale) / 2,
  };
}

/** Larger or smaller around a point of the screen, which stays where it is. */
export function zoomed(look: Look, factor: number, x: number, y: number, least: number): Look {
  const scale = Math.min(3 * LARGEST, Math.max(least, look.scale * factor));
  const real = scale / look.scale;
  return { scale, x: x - (x - look.x) * real, y: y - (y - look.y) * real };
}

/** Moved by so many pixels, but never so far that the table is lost. */
export function panned(look: Look, dx: number, dy: number, table: Size, screen: Size): Look {
  const keep = 60;
  const within = (at: number, extent: number, room: number): number =>
    Math.min(room - keep, Math.max(keep - extent, at));
  return {
    scale: look.scale,
    x: within(look.x + dx, table.width * look.scale, screen.width),
    y: within(look.y + dy, table.height * look.scale, screen.height),
  };
}

/** The frame to ask the server for: as many units as fit the screen at a comfortable size. */
export function frameFor(screen: Size): Size {
  const narrow = Math.min(screen.width, screen.height) < 480;
  const unit = narrow ? 24 : 34;
  return {
    width: Math.max(8, Math.floor((screen.width - 2 * MARGIN) / unit)),
    height: Math.max(6, Math.floor((screen.height - 2 * MARGIN) / unit)),
  };
}
