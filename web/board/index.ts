/** What a page may use of the board; README.md says how. */

export { Board, NOTHING_PICKED, type BoardListener, type Picked } from "./board";
export type { Aim } from "./aim";
export { frameFor, type Size } from "./camera";
export { handTile, offersAt, ownHand, placesFor } from "./choice";
export {
  asksToFinish,
  composed,
  composerOf,
  heldTile,
  lacking,
  layOn,
  NOTHING_COLLECTED,
  pickCell,
  pickedCells,
  pickedTiles,
  pickTile,
  takesCell,
  takesPair,
  takesTile,
  turn,
  type CellAt,
  type Collected,
} from "./compose";
export { dragTile, type Drag, type Lie } from "./drag";
export { idsOf } from "./hint";
export { moves } from "./motion";
export { numbersIn, toggled } from "./numbers";
export type * from "./scene";
export { svg } from "./svg";
export { body, face, sameTile, styleAt, type Figures } from "./tile";
