import { deskPath } from "#domain/private-pages.ts";

/** What a staff member may be. */
export const roles = ["owner", "seller", "crew"] as const;

export type Role = (typeof roles)[number];

/** Who may do what at the desk (rule 18.8); nobody else may do anything there. */
const allowed = {
  /** Own name, passkeys and sessions. */
  ownAccount: ["owner", "seller", "crew"],
  /** Inbox, leads, history, notes, states, adding leads, sending messages again. */
  leads: ["owner", "seller"],
  /** Writing and sending quotes, recording a yes and payments. */
  quotes: ["owner", "seller"],
  /** Taking back an acceptance, removing a payment. */
  takeBack: ["owner"],
  /** Inviting, roles, removing, ending others' sessions. */
  staff: ["owner"],
} as const satisfies Record<string, readonly Role[]>;

/** The page where a staff member's work begins. */
export function deskHome(role: Role): string {
  return role === "crew" ? `${deskPath}/today` : `${deskPath}/inbox`;
}

/** What somebody reads whose role is too low. @param ownerName whom to ask */
export function roleRefusal(ownerName: string): string {
  return `Your role can't do this. Ask ${ownerName}.`;
}

export type DeskArea = keyof typeof allowed;

export function mayUse(role: Role, area: DeskArea): boolean {
  return (allowed[area] as readonly Role[]).includes(role);
}
