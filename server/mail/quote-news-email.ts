import type { Language } from "#domain/language.ts";
import { formatMoneyWithCents } from "#domain/money.ts";
import { mailHref } from "#domain/phone-link.ts";
import { deskPath } from "#domain/private-pages.ts";
import type { Offer } from "#domain/quote/offer.ts";
import type { Acceptance } from "#domain/quote/quote-view.ts";
import { formatsIn } from "#formats-in";
import type { Mailbox } from "#server/platform/mailbox.ts";
import { acceptanceRows } from "./acceptance-rows.ts";
import type { Email } from "./email.ts";
import { emailButton, emailHeading, emailLayout, emailParagraph } from "./email-layout.ts";
import { html, textWithLineBreaks } from "./html.ts";
import { languageRows } from "./language-row.ts";
import { summaryTable, summaryText } from "./lead-summary.ts";

const { dayText } = formatsIn.en;

/** What staff hear about a quote they sent. */
export type QuoteNewsKind =
  | "accepted"
  | "declined"
  | "question"
  | "change"
  | "askedAgain"
  | "ended"
  | "notOpened";

export interface QuoteNewsData {
  reference: string;
  /** The seller who has the lead; without it the email goes to the shop's inbox. */
  to?: Mailbox;
  shopper: {
    name: string;
    email: string | null;
    /** E.164. */
    phone: string | null;
    language: Language;
  };
  offer: Offer;
  acceptance?: Acceptance;
  /** Their question, change request or reason; empty if there is none. */
  words: string;
  siteUrl: string;
}

interface NewsCopy {
  subject: (news: QuoteNewsData) => string;
  /** What to do about it. */
  next: string;
}

const copyByKind: Readonly<Record<QuoteNewsKind, NewsCopy>> = {
  accepted: {
    subject: ({ shopper, reference, offer }) =>
      `${shopper.name} accepted ${reference}: ${totalText(offer)}`,
    next: "Next: the deposit, and the delivery if they haven't chosen a time.",
  },
  declined: {
    subject: ({ shopper, reference, offer }) =>
      `${shopper.name} declined ${reference}: ${totalText(offer)}`,
    next: "The lead is lost unless you open it again.",
  },
  question: {
    subject: ({ shopper, reference }) => `${shopper.name} has a question about ${reference}`,
    next: "Reply at the desk: the answer goes to them by email and stands on the quote's page.",
  },
  change: {
    subject: ({ shopper, reference }) => `${shopper.name} asks for a change to ${reference}`,
    next: "The quote can still be accepted as it is. Write a new version, or reply.",
  },
  askedAgain: {
    subject: ({ shopper, reference }) => `${shopper.name} asks for ${reference} again`,
    next: "Extend the quote, or write a new version.",
  },
  ended: {
    subject: ({ shopper, reference }) => `The quote ${reference} for ${shopper.name} ended`,
    next: "Nobody accepted it. Extend it, write a new version, or mark the lead as lost.",
  },
  notOpened: {
    subject: ({ shopper, reference }) =>
      `Not seen opened for two days: ${reference} for ${shopper.name}`,
    next: "The link may have been missed, or was opened without script. A call is surer.",
  },
};

/**
 * Composes the email to staff about what became of a quote, with a link to its lead at the desk and
 * none to the quote (rule 19.33). A reply to it doesn't go to the shopper: it would be missing in the
 * thread on the quote's page.
 */
export function quoteNewsEmail(kind: QuoteNewsKind, news: QuoteNewsData): Email {
  const { reference, to, offer, acceptance, words, siteUrl } = news;
  const { name, email, phone, language } = news.shopper;
  const { subject: subjectOf, next } = copyByKind[kind];
  const subject = subjectOf(news);
  const link = `${siteUrl}${deskPath}/leads/${reference}`;
  const rows = [
    { label: "Name", value: name },
    ...(phone ? [{ label: "Phone", value: phone, href: `tel:${phone}` }] : []),
    ...(email ? [{ label: "E-mail", value: email, href: mailHref(email) }] : []),
    ...languageRows(language),
    { label: "Total", value: totalText(offer) },
    { label: "Good until", value: dayText(offer.goodUntil) },
    ...(acceptance ? acceptanceRows(acceptance, "en") : []),
  ];
  const body = html`${emailHeading(subject)}
${words !== "" && emailParagraph(textWithLineBreaks(words))}
${summaryTable(rows)}
${emailParagraph(html`${next}`)}
${emailButton(link, "Open it at the desk")}`;
  return {
    ...(to ? { to } : {}),
    subject,
    text: [subject, words, summaryText(rows), next, `Open it at the desk:\n${link}`]
      .filter((part) => part !== "")
      .join("\n\n"),
    html: emailLayout({
      title: subject,
      preheader: words === "" ? next : words,
      body,
      language: "en",
      siteUrl,
    }),
  };
}

function totalText({ totals }: Offer): string {
  return formatMoneyWithCents(totals.total);
}
