import { changedLead } from "#domain/desk/lead-state.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { applyChange } from "./apply-change.ts";
import { addEntry } from "./history.ts";
import { type LockedLead, lockLead } from "./locked-lead.ts";

/** What happened to a booking. */
export type BookingEvent = "booking_moved" | "booking_cancelled" | "booking_undone";

/**
 * Notes in a lead what happened to its booking, in the transaction that changes the booking: one
 * that is canceled is lost, and accepted again once that is undone. The booking itself tells the CRM.
 */
export async function noteBookingChange(
  queries: Queries,
  store: Pick<Store, "engine">,
  { leadId, what }: { leadId: string; what: BookingEvent },
  now: Date,
): Promise<void> {
  const lead = await lockLead(queries, store, leadId);
  if (!lead) return;
  const change = changeBy(lead, what);
  const entry = { what, by: null };
  if (change) {
    const context = { config: {}, names: () => null, now };
    await applyChange(queries, lead, { change, entry }, context);
    return;
  }
  await addEntry(queries, leadId, entry, now);
  await queries
    .updateTable("leads")
    .set({ lead_version: lead.lead_version + 1, changed_at: now.toISOString() })
    .where("id", "=", leadId)
    .execute();
}

/** Undefined if the lead's state stays, because staff have decided otherwise. */
function changeBy({ state, assigned_to, lost_reason }: LockedLead, what: BookingEvent) {
  if (what === "booking_moved") return undefined;
  if (what === "booking_undone" && lost_reason !== "cancelled") return undefined;
  return changedLead({ state, assignedTo: assigned_to }, { action: what });
}
