/** The one link for all: what follows its `#`. */

const MARK = "join=";

/** The invitation in what follows the `#` of a link; empty: it is the secret of a seat, or nothing. */
export function secretOf(fragment: string): string {
  return fragment.startsWith(MARK) ? fragment.slice(MARK.length) : "";
}
