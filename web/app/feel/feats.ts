/** What is worth a moment: points that go where they are noted, a line that draws breath. All of it
 * is short, lies over nothing that can be clicked, and stands still for whoever wants that. */

import { moves } from "../../board";

const FLIGHT_MS = 820;
const STAYS_MS = 1100;
/** From so many points on they are large. */
const MANY = 10;

/** Lets points travel from one place on the screen to another. */
export function flyPoints(points: number, from: DOMRect, to: DOMRect, delay = 0): void {
  const chip = document.createElement("div");
  chip.className = points >= MANY ? "points-fly many" : "points-fly";
  chip.textContent = points > 0 ? `+${points}` : String(points);
  chip.setAttribute("aria-hidden", "true");
  document.body.append(chip);
  const at = (rect: DOMRect): string =>
    `translate(${rect.left + rect.width / 2}px, ${rect.top + rect.height / 2}px)`;
  const gone = (): void => chip.remove();
  if (!moves()) {
    chip.style.transform = `${at(to)} scale(0.6)`;
    setTimeout(gone, STAYS_MS);
    return;
  }
  const flight = chip.animate(
    [
      { transform: `${at(from)} scale(0.4)`, opacity: 0 },
      { transform: `${at(from)} scale(1.25)`, opacity: 1, offset: 0.25 },
      { transform: `${at(from)} scale(1)`, opacity: 1, offset: 0.4 },
      { transform: `${at(to)} scale(0.75)`, opacity: 0.9 },
    ],
    { duration: FLIGHT_MS, delay, easing: "cubic-bezier(.5,0,.3,1)", fill: "both" },
  );
  flight.finished.then(gone, gone);
}

/** How a round ends, as the tiles show it. */
export type Ending = "out" | "blocked" | "won";

/** The tiles on the table, in the order in which they were laid. */
export function lineMoves(board: Element, ending: Ending): void {
  const tiles = [...board.querySelectorAll<SVGGElement>("g.item.tile")];
  if (!moves() || tiles.length === 0) {
    return;
  }
  const boxes = tiles.map((tile) => tile.getBoundingClientRect());
  const middle = (side: "left" | "top", size: "width" | "height"): number =>
    boxes.reduce((sum, box) => sum + box[side] + box[size] / 2, 0) / boxes.length;
  const [x, y] = [middle("left", "width"), middle("top", "height")];
  const unit = (board.querySelector<SVGGElement>("g.camera")?.getScreenCTM()?.a ?? 30) || 30;
  const pace = Math.min(55, 800 / tiles.length);
  tiles.forEach((tile, at) => {
    const box = boxes[at];
    if (box === undefined) {
      return;
    }
    const [dx, dy] = [x - box.left - box.width / 2, y - box.top - box.height / 2];
    const gathered = `${(0.16 * dx) / unit}px ${(0.16 * dy) / unit}px`;
    if (ending === "won") {
      tile.animate([{ translate: "0 0" }, { translate: gathered }, { translate: "0 0" }], {
        duration: 1300,
        easing: "cubic-bezier(.45,0,.3,1)",
      });
    }
    const hop = ending === "blocked" ? HELD : HOP;
    const delay = ending === "blocked" ? 0 : at * pace + (ending === "won" ? 900 : 0);
    tile.animate(hop, { duration: ending === "blocked" ? 420 : 340, delay, easing: "ease-out" });
  });
}

const HOP = [{ translate: "0 0" }, { translate: "0 -0.3px" }, { translate: "0 0" }];
/** Nothing goes on: they are pushed, and stay. */
const HELD = [
  { translate: "0 0" },
  { translate: "0.12px 0" },
  { translate: "-0.1px 0" },
  { translate: "0.06px 0" },
  { translate: "0 0" },
];
