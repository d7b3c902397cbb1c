/** The reactions people have at a table, as they are drawn. */

import type { React } from "../wire";

export type Reaction = React["reaction"];

const FACE = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 9v1M15 9v1";

export const REACTIONS: Readonly<Record<Reaction, string>> = {
  bravo: "M12 3l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.4l6.1-.8z",
  thumb:
    "M8 11l3.5-7c1.6 0 2.3 1.2 2 2.6L13 10h5.2c1.3 0 2 1 1.7 2.2l-1.5 6A2 2 0 0 1 16.5 20H8zM8 11H4v9h4",
  laugh: `${FACE}M7 13.5h10a5 5 0 0 1-10 0z`,
  gasp: `${FACE}M12 13a2 2.2 0 1 0 0 4.4 2 2.2 0 0 0 0-4.4z`,
  tears: `${FACE}M8 17a4.5 4.5 0 0 1 8 0M9 12v2.5`,
  heart: "M12 20C5 15 3 12 3 8.5a4.5 4.5 0 0 1 9-1.5 4.5 4.5 0 0 1 9 1.5C21 12 19 15 12 20z",
};
