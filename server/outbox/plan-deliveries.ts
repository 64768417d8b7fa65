import { randomUUID } from "node:crypto";
import type { BookingConfig } from "#server/bookings/booking-config.ts";
import type { AcceptedLead } from "#server/leads/accepted-lead.ts";
import { withoutTypedWords } from "#server/leads/human-check.ts";
import type { LeadIdentity } from "#server/leads/lead-record.ts";
import { shopLetter } from "#server/mail/shop-letter.ts";
import { shopperLetter } from "#server/mail/shopper-letter.ts";
import type { NewDeliveryRow, SinkName } from "#server/store/schema.ts";

export interface DeliveryPlanConfig extends BookingConfig {
  crmWebhookUrl?: string | undefined;
}

/**
 * The deliveries a lead causes, each holding exactly what will be sent: the CRM's when one is
 * configured, the shop's mail always, the shopper's where they gave an address (rule 15.1). A
 * click that waits for no answer goes to the CRM only (rule 11.10).
 */
export function planDeliveries(lead: AcceptedLead, config: DeliveryPlanConfig): NewDeliveryRow[] {
  const { kind, identity, record } = lead;
  const { siteUrl, crmWebhookUrl } = config;
  const crm = crmWebhookUrl ? [newDelivery(identity, "crm", record)] : [];
  if (lead.draft.quiet) return crm;
  const thanked = lead.draft.suspected ? { ...lead, draft: withoutTypedWords(lead.draft) } : lead;
  const letter = kind.thanks ? kind.thanks(thanked, config) : shopperLetter(thanked, siteUrl);
  return [
    ...crm,
    newDelivery(identity, "shop_mail", shopLetter(lead, siteUrl)),
    ...(letter ? [newDelivery(identity, "shopper_mail", letter)] : []),
  ];
}

/** A delivery that is due at once. */
export function newDelivery(
  { id, submittedAt }: Pick<LeadIdentity, "id" | "submittedAt">,
  sink: SinkName,
  payload: object,
  occasion = "accepted",
): NewDeliveryRow {
  return {
    id: randomUUID(),
    lead_id: id,
    sink,
    occasion,
    payload: JSON.stringify(payload),
    status: "pending",
    next_attempt_at: submittedAt.toISOString(),
    scheduled_at: submittedAt.toISOString(),
    queued_at: submittedAt.toISOString(),
  };
}
