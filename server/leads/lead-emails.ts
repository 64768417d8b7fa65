import { pathIn } from "#domain/addresses/path-in.ts";
import { formatsIn } from "#formats-in";
import type { Email } from "#server/mail/email.ts";
import type { EmailRow } from "#server/mail/lead-summary.ts";
import { composeShopEmail } from "#server/mail/shop-email.ts";
import { composeShopperEmail } from "#server/mail/shopper-email.ts";
import { facts } from "#shop/facts.ts";
import type { Attribution } from "./attribution.ts";
import { telHref } from "./contact-fields.ts";
import type { AcceptedLead } from "./lead-kind.ts";

/** The shop email about a lead: contains everything, and a reply goes to the shopper. */
export function shopEmail(lead: AcceptedLead, siteUrl: string): Email {
  const { kind, identity, draft, attribution, language } = lead;
  const { name, email, phone } = draft.contact;
  return composeShopEmail({
    reference: identity.reference,
    called: kind.called,
    submittedAt: identity.submittedAt,
    contact: { name, email, phone: phone && { typed: phone.typed, href: telHref(phone) } },
    language,
    summary: draft.summary("en"),
    products: draft.products,
    origin: attributionRows(attribution),
    suspicion: draft.suspicion,
    siteUrl,
  });
}

/**
 * The shopper's thank-you email; undefined if they gave no email address, or leads of this kind have
 * another one.
 */
export function shopperEmail(lead: AcceptedLead, siteUrl: string): Email | undefined {
  const { kind, identity, draft, language } = lead;
  const { name, email } = draft.contact;
  const copy = kind.emailCopy?.(language);
  if (!email || !copy) return undefined;
  return composeShopperEmail(
    {
      reference: identity.reference,
      to: { name, address: email },
      copy,
      responseTime: formatsIn[language].responseTimeText(facts, identity.submittedAt),
      summary: draft.summary(language).filter(({ shopOnly }) => !shopOnly),
      products: draft.products.map(({ url, ...product }) => ({
        ...product,
        url: siteUrl + pathIn(language, url.slice(siteUrl.length)),
      })),
      siteUrl,
    },
    language,
  );
}

function attributionRows(attribution: Attribution): EmailRow[] {
  const { utm_source, utm_medium, utm_campaign, referrer, landing_page, page_url } = attribution;
  const campaign = [utm_source, utm_medium, utm_campaign].filter((part) => part !== "");
  return [
    { label: "Sent from", value: page_url },
    { label: "Campaign", value: campaign.join(" / ") },
    { label: "Landed on", value: landing_page },
    { label: "Came from", value: referrer },
  ];
}
