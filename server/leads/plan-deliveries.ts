import { newDelivery } from "#server/outbox/new-delivery.ts";
import type { NewDeliveryRow } from "#server/store/schema.ts";
import type { DeliveryPlanConfig } from "./delivery-plan-config.ts";
import { withoutTypedWords } from "./human-check.ts";
import { shopEmail, shopperEmail } from "./lead-emails.ts";
import type { AcceptedLead } from "./lead-kind.ts";

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
  const letter = kind.thanks ? kind.thanks(thanked, config) : shopperEmail(thanked, siteUrl);
  return [
    ...crm,
    newDelivery(identity, "shop_mail", shopEmail(lead, siteUrl)),
    ...(letter ? [newDelivery(identity, "shopper_mail", letter)] : []),
  ];
}
