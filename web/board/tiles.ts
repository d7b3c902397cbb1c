/** The second entry to the board: single tiles, for a page that shows no table yet. */

import "./board.css";

export type { Halves } from "./scene";
export { svg } from "./svg";
export { body, face, styleAt } from "./tile";
