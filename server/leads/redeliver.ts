import { makeDue } from "#server/outbox/make-due.ts";
import { newMessage } from "#server/outbox/new-message.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { SinkName } from "#server/store/schema.ts";
import type { Store } from "#server/store/store-interface.ts";
import type { StoredLead } from "./lead-queries.ts";

/** Sinks a lead may be sent to again though it arrived; nobody thanks the shopper twice. */
const RESENDABLE_SINKS: SinkName[] = ["crm", "shop_mail"];

/**
 * Makes a lead's open and parked deliveries due now, with all their attempts again. When all had
 * arrived, the shop's own are sent once more under their old ids; a CRM configured since the
 * lead came gets its first. Returns how many became due (rule 15.22).
 */
export async function redeliverLead(
  store: Store,
  lead: StoredLead,
  { crmConfigured, now }: { crmConfigured: boolean; now: Date },
): Promise<number> {
  const { id: leadId, deliveries } = lead;
  const reopened = await makeDue(store, { leadId, statuses: ["pending", "parked"], now });
  const added = crmConfigured ? await addMissingCrmMessage(store, lead, now) : 0;
  if (added > 0 || deliveries.some(({ status }) => status !== "delivered")) return reopened + added;
  return makeDue(store, { leadId, statuses: ["delivered"], sinks: RESENDABLE_SINKS, now });
}

async function addMissingCrmMessage(
  { queries }: Store,
  { id, record }: StoredLead,
  now: Date,
): Promise<number> {
  const added = await retryOnBusy(() =>
    queries
      .insertInto("deliveries")
      .values(newMessage({ id, submittedAt: now }, "crm", record))
      .onConflict((conflict) => conflict.columns(["lead_id", "sink", "occasion"]).doNothing())
      .returning("id")
      .execute(),
  );
  return added.length;
}
