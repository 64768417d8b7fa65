import { makeDue } from "#server/outbox/make-due.ts";
import { newMessage } from "#server/outbox/new-message.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { SinkName } from "#server/store/schema.ts";
import type { Store } from "#server/store/store-interface.ts";
import type { LeadKinds } from "./lead-kind.ts";
import type { StoredLead } from "./lead-queries.ts";
import { rebuiltPayload } from "./rebuilt-payload.ts";

/** Sinks that may get a delivered message again; shoppers are never sent an email twice. */
const RESENDABLE_SINKS: SinkName[] = ["crm", "shop_mail"];

export interface RedeliverOptions {
  kinds: LeadKinds;
  siteUrl: string;
  crmConfigured: boolean;
  now: Date;
}

/**
 * Makes a lead's pending and parked messages due now, with all attempts available again. If all
 * messages were delivered, those to shop and CRM are sent once more under their old ids. A CRM
 * configured after the lead was stored gets its first message. Returns how many became due (rule
 * 15.22).
 */
export async function redeliverLead(
  store: Store,
  lead: StoredLead,
  { crmConfigured, now, ...shop }: RedeliverOptions,
): Promise<number> {
  const { id: leadId, deliveries } = lead;
  const reopened = await makeDue(store, { leadId, statuses: ["pending", "parked"], now });
  const added = crmConfigured ? await addMissingCrmMessage(store, lead, now) : 0;
  if (added > 0 || deliveries.some(({ status }) => status !== "delivered")) return reopened + added;
  const payloads = new Map(
    RESENDABLE_SINKS.map((sink) => [sink, rebuiltPayload(lead, sink, shop)]),
  );
  return makeDue(store, {
    leadId,
    statuses: ["delivered"],
    sinks: RESENDABLE_SINKS,
    payloads,
    now,
  });
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
