import { promisedTime } from "#domain/answer-day.ts";
import { promiseBy } from "#domain/promise-words.ts";
import type { EmailRow } from "#server/mail/lead-tables.ts";
import type { Letter } from "#server/mail/letter.ts";
import { shopLetter } from "#server/mail/shop-letter.ts";
import { shopperLetter } from "#server/mail/shopper-letter.ts";
import { facts } from "#shop/facts.ts";
import type { Attribution } from "./attribution.ts";
import { telHref } from "./contact-fields.ts";
import type { AcceptedLead } from "./lead-kind.ts";

/** The shop's mail about a lead: everything in it, and a reply goes to the shopper. */
export function shopEmail(lead: AcceptedLead, siteUrl: string): Letter {
  const { kind, identity, draft, attribution } = lead;
  const { name, email, phone } = draft.contact;
  return shopLetter({
    reference: identity.reference,
    called: kind.words.called,
    submittedAt: identity.submittedAt,
    contact: { name, email, phone: phone && { typed: phone.typed, href: telHref(phone) } },
    answers: draft.answers,
    pieces: draft.pieces,
    origin: originAnswers(attribution),
    suspected: draft.suspected,
    siteUrl,
  });
}

/** The shopper's thanks; none where they gave no e-mail address. */
export function shopperEmail(lead: AcceptedLead, siteUrl: string): Letter | undefined {
  const { kind, identity, draft } = lead;
  const { name, email } = draft.contact;
  if (!email) return undefined;
  return shopperLetter({
    reference: identity.reference,
    to: { name, address: email },
    called: kind.words.called,
    subject: kind.words.thanksSubject,
    promise: promiseBy(kind.words.promise, promisedTime(facts, identity.submittedAt)),
    answers: draft.answers.filter(({ forShop }) => !forShop),
    pieces: draft.pieces,
    siteUrl,
  });
}

function originAnswers(attribution: Attribution): EmailRow[] {
  const { utm_source, utm_medium, utm_campaign, referrer, landing_page, page_url } = attribution;
  const campaign = [utm_source, utm_medium, utm_campaign].filter((part) => part !== "");
  return [
    { label: "Sent from", value: page_url },
    { label: "Campaign", value: campaign.join(" / ") },
    { label: "Landed on", value: landing_page },
    { label: "Came from", value: referrer },
  ];
}
