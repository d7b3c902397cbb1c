/** What kind of screen the table is on. The style sheets ask the same questions. */

import { MediaQuery } from "svelte/reactivity";

/** Low and wide, as a telephone held sideways or a page made large: the hand is beside the table. */
export const low = new MediaQuery("(max-height: 560px) and (orientation: landscape)");
/** No room for the score and the log beside the table. */
export const narrow = new MediaQuery(
  "(max-width: 56rem), (max-height: 560px) and (orientation: landscape)",
);
