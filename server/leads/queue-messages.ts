import { newMessage } from "#server/outbox/new-message.ts";
import type { NewMessageRow } from "#server/store/schema.ts";
import { withoutUserText } from "./bot-check.ts";
import { shopEmail, shopperEmail } from "./lead-emails.ts";
import type { AcceptedLead, MessageConfig } from "./lead-kind.ts";

/**
 * The messages for a lead, with exactly the content that will be sent: to the CRM if one is
 * configured, always to the shop, and to the shopper if they gave an email address (rule 15.1). A
 * provider click goes to the CRM only (rule 11.10).
 */
export function messagesForLead(lead: AcceptedLead, config: MessageConfig): NewMessageRow[] {
  const { kind, identity, record } = lead;
  const { siteUrl, crmWebhookUrl } = config;
  const crm = crmWebhookUrl ? [newMessage(identity, "crm", record)] : [];
  if (lead.draft.withoutContact) return crm;
  const thanked = lead.draft.suspicion ? { ...lead, draft: withoutUserText(lead.draft) } : lead;
  const email = kind.confirmationEmail
    ? kind.confirmationEmail(thanked, config)
    : shopperEmail(thanked, siteUrl);
  return [
    ...crm,
    newMessage(identity, "shop_mail", shopEmail(lead, siteUrl)),
    ...(email ? [newMessage(identity, "shopper_mail", email)] : []),
  ];
}
