/** The private links of seats: those one has oneself, and those one gives to others. */

import { keep, readKept } from "./kept";

export interface Invite {
  readonly seat: number;
  readonly secret: string;
  /** Meant for somebody else. */
  readonly given: boolean;
}

const KEY = (table: string): string => `boneyard.invites.${table}`;

export function keepInvites(table: string, invites: readonly Invite[]): void {
  keep(KEY(table), invites);
}

export function invitesOf(table: string): readonly Invite[] {
  return readKept<readonly Invite[]>(KEY(table), []);
}

/** The list with this link in the place of the seat's former one. */
export function renewed(invites: readonly Invite[], invite: Invite): readonly Invite[] {
  return [...invites.filter((one) => one.seat !== invite.seat), invite].sort(
    (a, b) => a.seat - b.seat,
  );
}

/** Keeps the link of a seat, in the place of its former one. */
export function keepInvite(table: string, invite: Invite): void {
  keepInvites(table, renewed(invitesOf(table), invite));
}

/** A link that opens nothing any more. */
export function forgetInvite(table: string, seat: number): void {
  keepInvites(
    table,
    invitesOf(table).filter((one) => one.seat !== seat),
  );
}
