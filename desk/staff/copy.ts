import type { Role } from "#domain/desk/roles.ts";

export const copy = {
  title: "Staff",
  roles: {
    owner: "Owner: everything",
    seller: "Seller: leads and quotes",
    crew: "Crew: deliveries",
  } satisfies Record<Role, string>,
  lastSeen: (time: string) => `Last seen ${time}`,
  neverSeen: "Hasn't signed in yet",
  passkeys: (count: number) => (count === 1 ? "1 passkey" : `${count} passkeys`),
  sessions: (count: number) => (count === 1 ? "1 session" : `${count} sessions`),
  role: "Role",
  changeRole: "Change role",
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name}`,
  endSessions: "End sessions",
  endSessionsOf: (name: string) => `End sessions of ${name}`,
  onlyOwner: "The only owner can't be removed or change role.",
  invite: {
    title: "Invite somebody",
    text: "They get a link by email that works once, for 24 hours.",
    name: "Name",
    email: "Email",
    button: "Invite",
  },
} as const;
