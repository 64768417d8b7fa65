import { addressesIn } from "#domain/addresses/every-table.ts";
import type { Language } from "#domain/language.ts";
import { bookingChangeEmail, bookingEmail } from "#server/bookings/booking-emails.ts";
import { summaryRows } from "#server/bookings/change-booking.ts";
import type { Booking } from "#server/bookings/stored-booking.ts";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { shopEmail, shopperEmail } from "#server/leads/lead-emails.ts";
import type { AcceptedLead } from "#server/leads/lead-kind.ts";
import { moreLeadsEmail } from "#server/leads/more-leads.ts";
import type { Email } from "#server/mail/email.ts";
import { referenceOnlyEmail, setupFaultEmail, testEmail } from "#server/mail/owner-email.ts";
import {
  quoteAcceptedEmail,
  quoteEmail,
  quoteEndsEmail,
  quoteExtendedEmail,
  quoteReplyEmail,
} from "#server/mail/quote-emails.ts";
import { quoteNewsEmail } from "#server/mail/quote-news-email.ts";
import {
  failingReceiverEmail,
  pageAnswerEmail,
  recoveredReceiverEmail,
} from "#server/mail/receiver-emails.ts";
import { responseReminderEmail } from "#server/mail/response-reminder-email.ts";
import { stuckMessagesEmail } from "#server/mail/stuck-messages-email.ts";
import type { Mailbox } from "#server/platform/mailbox.ts";
import { offerLine, quoteOffer } from "#tests/fixtures/quote-offer.ts";
import { storedDetails } from "#tests/fixtures/stored-details.ts";

const SITE_URL = "https://shop.example";
const NOW = new Date("2026-11-26T16:00:00.000Z");

/** Raw input of a shopper, before any form has validated it. */
export interface UserInput {
  name: string;
  email: string;
  words: string;
}

/** Returns every email the shop can send, written from the same hostile input. */
export function everyEmail(typed: UserInput, organizer: Mailbox): Email[] {
  return [...everyShopEmail(typed), ...everyShopperEmail(typed, organizer, "en")];
}

/** Returns every email to a shopper, in their language. */
export function everyShopperEmail(
  typed: UserInput,
  organizer: Mailbox,
  language: Language,
): Email[] {
  const leads = [...leadKinds.values()].map((kind) => leadOf(kind, typed, language));
  const booking = bookingOf(typed, language);
  const link = `${SITE_URL}${addressesIn[language].bookings}/x`;
  const context = { siteUrl: SITE_URL, link, now: NOW, organizer, language };
  const close = { ...context, now: new Date("2026-12-02T12:00:00.000Z") };
  return [
    ...leads.flatMap((lead) => shopperEmail(lead, SITE_URL) ?? []),
    ...(["confirmed", "moved", "cancelled", "restored", "reminder"] as const).flatMap((occasion) =>
      [context, close].flatMap(
        (at) => bookingEmail(occasion, booking, summaryRows(booking, language), at) ?? [],
      ),
    ),
    ...quoteEmails(typed, language),
  ];
}

function everyShopEmail(typed: UserInput): Email[] {
  const leads = [...leadKinds.values()].map((kind) => leadOf(kind, typed, "es"));
  const booking = bookingOf(typed, "es");
  const { name, email, words } = typed;
  return [
    ...leads.map((lead) => shopEmail(lead, SITE_URL)),
    ...(["moved", "cancelled", "restored"] as const).map((change) =>
      bookingChangeEmail(change, booking, words, { siteUrl: SITE_URL, now: NOW }),
    ),
    ...quoteNewsEmails(typed),
    responseReminderEmail(
      { reference: "Q-7K3M9", name, email, phone: words, language: "es", due: NOW, now: NOW },
      SITE_URL,
    ),
    moreLeadsEmail([{ reference: "Q-7K3M9", occasion: "accepted" }], SITE_URL),
    referenceOnlyEmail("Q-7K3M9", SITE_URL),
    setupFaultEmail({ check: "mail", lines: [words] }, SITE_URL),
    testEmail(SITE_URL),
    stuckMessagesEmail(
      { sink: "shop_mail", pending: 1, parked: 2, pendingSince: NOW, lastError: words },
      SITE_URL,
    ),
    failingReceiverEmail(
      { sink: "crm", receiver: { since: NOW, error: words }, pending: 2, parked: 1 },
      SITE_URL,
    ),
    recoveredReceiverEmail(
      {
        sink: "crm",
        receiver: { since: NOW, answeredAt: NOW, error: words },
        delivered: 3,
        waiting: 1,
        parked: 1,
      },
      SITE_URL,
    ),
    pageAnswerEmail(SITE_URL),
  ];
}

function quoteEmails({ name, email, words }: UserInput, language: Language): Email[] {
  const offer = quoteOffer({
    lines: [...quoteOffer().lines, offerLine({ title: words, details: words })],
    zip: words,
    noTaxReason: words,
    message: words,
    terms: [words],
    from: name,
    to: name,
  });
  const mailbox = { name, address: email };
  const reference = "Q-7K3M9";
  const link = `${SITE_URL}${addressesIn[language].quotes}/x`;
  const about = { reference, to: mailbox, from: mailbox, offer, link, language, siteUrl: SITE_URL };
  const at = NOW.toISOString();
  const acceptance = { name, at, payment: "unsure", recordedBy: name } as const;
  return [
    quoteEmail(about, { replaces: true }),
    quoteEndsEmail(about),
    quoteExtendedEmail(about),
    quoteAcceptedEmail(about, { version: 1, acceptance }),
    quoteAcceptedEmail(about, { version: 1, acceptance: { ...acceptance, recordedBy: null } }),
    quoteReplyEmail(about, words),
  ];
}

function quoteNewsEmails({ name, email, words }: UserInput): Email[] {
  const mailbox = { name, address: email };
  const acceptance = { name, at: NOW.toISOString(), payment: "unsure", recordedBy: name } as const;
  const shopper = { name, email, phone: words, language: "es" } as const;
  const offer = quoteOffer({ from: name, to: name });
  const news = { reference: "Q-7K3M9", to: mailbox, shopper, offer, words, siteUrl: SITE_URL };
  return [
    quoteNewsEmail("accepted", { ...news, acceptance }),
    ...(["declined", "question", "change", "askedAgain", "ended", "notOpened"] as const).map(
      (kind) => quoteNewsEmail(kind, news),
    ),
  ];
}

function leadOf(
  kind: AcceptedLead["kind"],
  { name, email, words }: UserInput,
  language: Language,
): AcceptedLead {
  return {
    kind,
    language,
    identity: { id: "lead", reference: "Q-7K3M9", submittedAt: NOW },
    record: {},
    attribution: {
      source_page: words,
      page_url: words,
      landing_page: words,
      referrer: words,
      utm_source: words,
      utm_medium: "",
      utm_campaign: "",
      utm_content: "",
      utm_term: "",
    },
    draft: {
      contact: { name, email, phone: { typed: words, e164: "+17135550188" } },
      record: {},
      tags: [],
      summary: () => [{ label: "Words", value: words }],
      products: [
        { sku: words, title: words, quantity: 2, notes: words, url: `${SITE_URL}/products/p` },
      ],
    },
  };
}

function bookingOf({ name, email, words }: UserInput, language: Language): Booking {
  return {
    language,
    leadId: "lead",
    reference: "B-7K3M9",
    name,
    email,
    date: "2026-12-02",
    window: "morning",
    start: "09:00",
    end: "12:00",
    status: "booked",
    version: 0,
    submittedAt: new Date("2026-11-30T15:00:00Z"),
    ...storedDetails({ phone: words, addressStreet: words, addressCity: words }),
  };
}
