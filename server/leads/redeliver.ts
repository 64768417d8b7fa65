import { makeDue } from "#server/outbox/make-due.ts";
import { newDelivery } from "#server/outbox/new-delivery.ts";
import { patiently } from "#server/store/patiently.ts";
import type { SinkName } from "#server/store/schema.ts";
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
