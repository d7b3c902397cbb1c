/** The one link for all: the address of a table, and the invitation after its `#`. */

const MARK = "join=";

export function invitationLink(table: string, invitation: string): string {
  return `${table}#${MARK}${invitation}`;
}

/** The invitation in what follows the `#` of a link; empty: it is the secret of a seat, or nothing. */
export function invitationIn(fragment: string): string {
  return fragment.startsWith(MARK) ? fragment.slice(MARK.length) : "";
}
