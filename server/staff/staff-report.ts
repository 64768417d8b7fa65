import type { ListedMember } from "#domain/desk/inbox.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { listPasskeys } from "./passkeys.ts";
import { listSessions } from "./sessions.ts";
import { listStaff } from "./staff-members.ts";

/** Everyone who can sign in, with what they sign in with. */
export async function staffReport(queries: Queries, now: Date): Promise<ListedMember[]> {
  const staff = await listStaff(queries);
  return Promise.all(
    staff.map(async ({ id, email, name, role, createdAt, lastSeenAt }) => {
      const passkeys = (await listPasskeys(queries, id)).length;
      const sessions = (await listSessions(queries, id, now)).length;
      return { id, email, name, role, since: createdAt, lastSeen: lastSeenAt, passkeys, sessions };
    }),
  );
}
