/** Who a table still waits for. */

import type { SeatInfo, TableInfo } from "../wire";
import { t } from "../words.svelte";

/** Nobody has come to this seat. */
const isEmpty = (seat: SeatInfo): boolean => seat.kind === "open";

/** One sentence that says who is missing; null: nobody is waited for. */
export function missing(info: TableInfo | null): string | null {
  if (info?.mode !== "waiting") {
    return null;
  }
  const expected = info.seats.filter((seat) => isEmpty(seat) && !seat.free);
  const free = info.seats.filter((seat) => seat.free);
  const names = expected.map((seat) => seat.name).join(", ");
  const said = [
    ...(expected.length > 0 ? [`${t("waiting-for", { names })}.`] : []),
    ...(free.length > 0 ? [t("missing-count", { count: free.length })] : []),
  ];
  return said.join(" ");
}

/** Of those who are there, who has the first seat: they may begin, and call bots to empty seats. Who
 * was cut off a moment ago counts as there. `since`: how long ago the table was told, in ms. */
export function firstThere(info: TableInfo, since: number): SeatInfo | undefined {
  return info.seats.find(
    (seat) => seat.kind === "human" && (seat.connected || graceLeft(info, seat, since) > 0),
  );
}

/** For how many ms the seat of somebody who is cut off still waits for them. */
export function graceLeft(info: TableInfo, { gone_ms }: SeatInfo, since: number): number {
  return Math.max(0, info.grace_ms - (gone_ms ?? 0) - since);
}

/** Whether there is somebody at this table to talk to. */
export function isCompany(info: TableInfo | null): boolean {
  const people = info?.seats.filter((seat) => seat.kind !== "bot") ?? [];
  return people.length > 1 && people.some((seat) => !seat.mine);
}

/** Whether partners have to be silent now. */
export function isHushed(info: TableInfo | null, betweenRounds: boolean): boolean {
  return info?.talk === "pauses" && info.mode === "playing" && !betweenRounds;
}
