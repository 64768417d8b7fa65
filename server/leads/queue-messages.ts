import { newMessage } from "#server/outbox/new-message.ts";
import type { NewMessageRow } from "#server/store/schema.ts";
import { withoutUserText } from "./bot-check.ts";
import { shopEmail, shopperEmail } from "./lead-emails.ts";
import type { AcceptedLead } from "./lead-kind.ts";
import type { MessageConfig } from "./message-config.ts";

/**
 * The deliveries a lead causes, each holding exactly what will be sent: the CRM's when one is
 * configured, the shop's mail always, the shopper's where they gave an address (rule 15.1). A
 * click that waits for no answer goes to the CRM only (rule 11.10).
 */
export function messagesForLead(lead: AcceptedLead, config: MessageConfig): NewMessageRow[] {
  const { kind, identity, record } = lead;
  const { siteUrl, crmWebhookUrl } = config;
  const crm = crmWebhookUrl ? [newMessage(identity, "crm", record)] : [];
  if (lead.draft.withoutContact) return crm;
  const getsThankYou = lead.draft.suspicion
    ? { ...lead, draft: withoutUserText(lead.draft) }
    : lead;
  const email = kind.confirmationEmail
    ? kind.confirmationEmail(getsThankYou, config)
    : shopperEmail(getsThankYou, siteUrl);
  return [
    ...crm,
    newMessage(identity, "shop_mail", shopEmail(lead, siteUrl)),
    ...(email ? [newMessage(identity, "shopper_mail", email)] : []),
  ];
}
