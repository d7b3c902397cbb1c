/** How the table is looked at: what part, how large. */

import type { Item } from "./scene";

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
export const LARGEST = 56;
const MARGIN = 10;

/** A part of the table, in units. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Around what lies on the table there is room for the next tile. */
const ROOM = 1.7;
/** A grid of cells is all there: it only wants a narrow edge. */
const EDGE = 0.1;
/** Half as wide as a letter of a note, for its size. */
const HALF_LETTER = 0.3;
/** Even an empty table is seen this wide; a grid may fill it. */
const LEAST: Size = { width: 10, height: 7 };
const LEAST_GRID: Size = { width: 6, height: 6 };

/** The part of the table that everything lies in, with some room around it. */
export function boxOf(items: readonly Item[], table: Size): Box {
  const grid = items.some((item) => item.item === "cell");
  const xs: number[] = [];
  const ys: number[] = [];
  for (const item of items) {
    if (item.item === "link") {
      item.points.forEach(([x, y]) => {
        xs.push(x);
        ys.push(y);
      });
    } else {
      const [across, down] = grid ? reach(item) : [ROOM, ROOM];
      xs.push(item.x - across, item.x + across);
      ys.push(item.y - down, item.y + down);
    }
  }
  if (xs.length === 0) {
    xs.push(table.width / 2);
    ys.push(table.height / 2);
  }
  // Beyond its edge there is no table to be seen.
  const [left, right] = [Math.max(0, Math.min(...xs)), Math.min(table.width, Math.max(...xs))];
  const [top, bottom] = [Math.max(0, Math.min(...ys)), Math.min(table.height, Math.max(...ys))];
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return widened(box, grid ? LEAST_GRID : LEAST);
}

/** How far an item reaches from its middle, with an edge around it. */
function reach(item: Exclude<Item, { readonly item: "link" }>): readonly [number, number] {
  if (item.item === "note") {
    return [Math.max(0.5, item.size * HALF_LETTER * item.text.length) + EDGE, 0.5 + EDGE];
  }
  if (item.item !== "tile" && item.item !== "place") {
    return [0.5 + EDGE, 0.5 + EDGE];
  }
  const turn = (item.angle * Math.PI) / 180;
  const cos = Math.abs(Math.cos(turn));
  const sin = Math.abs(Math.sin(turn));
  return [cos + sin / 2 + EDGE, sin + cos / 2 + EDGE];
}

function widened(box: Box, least: Size): Box {
  const width = Math.max(box.width, least.width);
  const height = Math.max(box.height, least.height);
  return {
    x: box.x - (width - box.width) / 2,
    y: box.y - (height - box.height) / 2,
    width,
    height,
  };
}

/** The smallest box with both in it. */
export function joined(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** The whole box in the middle of the screen. */
export function fitted(box: Box, screen: Size): Look {
  const scale = Math.min(
    LARGEST,
    Math.max(1, screen.width - 2 * MARGIN) / Math.max(1, box.width),
    Math.max(1, screen.height - 2 * MARGIN) / Math.max(1, box.height),
  );
  return {
    scale,
    x: (screen.width - box.width * scale) / 2 - box.x * scale,
    y: (screen.height - box.height * scale) / 2 - box.y * scale,
  };
}

/** A cell that is to be tapped is at least this large, in pixels. */
export const FINGER = 26;

/** How a table is first looked at: all of it, but cells to be tapped are never too small for a
 * finger. What is too large then begins in the upper left corner, and can be moved. */
export function opening(box: Box, screen: Size, items: readonly Item[]): Look {
  const all = fitted(box, screen);
  const tapped = items.some((item) => item.item === "cell" && item.pick);
  if (!tapped || all.scale >= FINGER) {
    return all;
  }
  const start = (at: number, extent: number, room: number): number =>
    Math.max(MARGIN, (room - extent * FINGER) / 2) - at * FINGER;
  return {
    scale: FINGER,
    x: start(box.x, box.width, screen.width),
    y: start(box.y, box.height, screen.height),
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
  const unit = screen.width < 480 ? 28 : 30;
  return {
    width: Math.max(8, Math.floor((screen.width - 2 * MARGIN) / unit)),
    height: Math.max(6, Math.floor((screen.height - 2 * MARGIN) / unit)),
  };
}
