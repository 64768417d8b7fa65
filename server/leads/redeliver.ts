import { newDelivery } from "#server/outbox/new-delivery.ts";
import { knockNow } from "#server/outbox/receiver-trouble.ts";
import { patiently } from "#server/store/patiently.ts";
import type { DeliveryStatus, SinkName } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";
import type { ArchivedLead } from "./lead-archive.ts";

/** Sinks a lead may be sent to again though it arrived; nobody thanks the shopper twice. */
const SENT_AGAIN: SinkName[] = ["crm", "shop_mail"];

/**
 * Makes a lead's open and parked deliveries due now, with all their attempts again. When all had
 * arrived, the shop's own are sent once more under their old ids; a CRM configured since the
 * lead came gets its first. Returns how many became due (rule 15.22).
 */
export async function redeliverLead(
  store: Store,
  lead: ArchivedLead,
  { crmConfigured, now }: { crmConfigured: boolean; now: Date },
): Promise<number> {
  const { id: leadId, deliveries } = lead;
  const reopened = await makeDue(store, { leadId, statuses: ["pending", "parked"], now });
  const added = crmConfigured ? await addMissingCrm(store, lead, now) : 0;
  if (added > 0 || deliveries.some(({ status }) => status !== "delivered")) return reopened + added;
  return makeDue(store, { leadId, statuses: ["delivered"], sinks: SENT_AGAIN, now });
}

/** Makes every parked delivery due now. Returns how many there were. */
export function redeliverParked(store: Store, now: Date): Promise<number> {
  return makeDue(store, { statuses: ["parked"], now });
}

interface Selection {
  leadId?: string;
  statuses: DeliveryStatus[];
  sinks?: SinkName[];
  now: Date;
}

async function makeDue(store: Store, { leadId, statuses, sinks, now }: Selection): Promise<number> {
  const due = now.toISOString();
  await knockNow(store, now);
  const rows = await patiently(() =>
    store.queries
      .updateTable("deliveries")
      .set({
        status: "pending",
        attempts: 0,
        next_attempt_at: due,
        scheduled_at: due,
        queued_at: due,
        lease: null,
        delivered_at: null,
        digest: null,
        note: null,
        waits_for: null,
      })
      .where("status", "in", statuses)
      .$if(leadId !== undefined, (query) => query.where("lead_id", "=", leadId ?? ""))
      .$if(sinks !== undefined, (query) => query.where("sink", "in", sinks ?? []))
      // One that is being sent this moment is left to end.
      .where((row) => row.or([row("lease", "is", null), row("next_attempt_at", "<=", due)]))
      .returning("id")
      .execute(),
  );
  return rows.length;
}

async function addMissingCrm(
  { queries }: Store,
  { id, record }: ArchivedLead,
  now: Date,
): Promise<number> {
  const added = await patiently(() =>
    queries
      .insertInto("deliveries")
      .values(newDelivery({ id, submittedAt: now }, "crm", record))
      .onConflict((conflict) => conflict.columns(["lead_id", "sink", "occasion"]).doNothing())
      .returning("id")
      .execute(),
  );
  return added.length;
}
