/** The private links of seats, kept by the one who made the table. */

export interface Invite {
  readonly seat: number;
  readonly secret: string;
}

const KEY = (table: string): string => `boneyard.invites.${table}`;

export function keepInvites(table: string, invites: readonly Invite[]): void {
  try {
    localStorage.setItem(KEY(table), JSON.stringify(invites));
  } catch {
    // They are shown once all the same.
  }
}

export function invitesOf(table: string): readonly Invite[] {
  try {
    return JSON.parse(localStorage.getItem(KEY(table)) ?? "[]") as Invite[];
  } catch {
    return [];
  }
}
