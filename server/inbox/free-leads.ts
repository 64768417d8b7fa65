import { changedLead } from "#domain/desk/lead-state.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { applyChange } from "./apply-change.ts";
import { lockLead } from "./locked-lead.ts";
import { staffNames } from "./staff-names.ts";

/**
 * Leaves the open leads of a staff member to nobody, in the transaction that removes the member.
 * @returns how many there were
 */
export async function freeLeadsOf(
  queries: Queries,
  store: Pick<Store, "engine">,
  memberId: string,
  now: Date,
): Promise<number> {
  const leads = await queries
    .selectFrom("leads")
    .select("id")
    .where("assigned_to", "=", memberId)
    .where("state", "not in", ["done", "lost"])
    .orderBy("id")
    .execute();
  const context = { config: {}, names: await staffNames(queries), now };
  for (const { id } of leads) {
    const lead = await lockLead(queries, store, id);
    if (lead?.assigned_to !== memberId) continue;
    const standing = { state: lead.state, assignedTo: memberId };
    const change = changedLead(standing, { action: "assign", to: null });
    const entry = { what: "assign", by: null } as const;
    if (change) await applyChange(queries, lead, { change, entry }, context);
  }
  return leads.length;
}
