/** Arrow keys: from one thing to the nearest one in that direction. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function isArrow(key: string): boolean {
  return key in DIRECTIONS;
}

/** The index of the point reached from `from` by this arrow key; `from` if there is none. */
export function nearest(points: readonly Point[], from: number, key: string): number {
  const start = points[from];
  const direction = DIRECTIONS[key];
  if (start === undefined || direction === undefined) {
    return from;
  }
  let best = from;
  let least = Infinity;
  points.forEach((point, index) => {
    const dx = point.x - start.x;
    const dy = point.y - start.y;
    const along = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    // Far aside counts double: what lies straight ahead is meant.
    const distance = along + 2 * aside;
    if (along > 0.01 && distance < least) {
      best = index;
      least = distance;
    }
  });
  return best;
}
