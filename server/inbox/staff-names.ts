import type { Colleague } from "#domain/desk/inbox.ts";
import { mayUse } from "#domain/desk/roles.ts";
import { listStaff } from "#server/staff/staff-members.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** Finds a staff member by id; null for nobody. */
export type FindColleague = (id: string | null) => Colleague | null;

/** Reads everyone who is or was on the staff, for the names in leads and histories. */
export async function staffNames(queries: Queries): Promise<FindColleague> {
  const rows = await queries
    .selectFrom("staff_members")
    .select(["id", "name", "removed_at"])
    .execute();
  const names = new Map(
    rows.map(({ id, name, removed_at }) => [id, removed_at ? `${name} (removed)` : name]),
  );
  return (id) => (id === null ? null : { id, name: names.get(id) ?? "Somebody (removed)" });
}

/** Those a lead can be assigned to. */
export async function colleagues(queries: Queries): Promise<Colleague[]> {
  const staff = await listStaff(queries);
  return staff.filter(({ role }) => mayUse(role, "leads")).map(({ id, name }) => ({ id, name }));
}
