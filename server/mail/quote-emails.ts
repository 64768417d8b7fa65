import { copyIn as rowsIn } from "#copy-in/lead-rows.ts";
import { copyIn } from "#copy-in/quote-emails.ts";
import { firstName } from "#domain/desk/initials.ts";
import { isDelivered } from "#domain/quote/offer.ts";
import type { Acceptance } from "#domain/quote/quote-view.ts";
import { formatsIn } from "#formats-in";
import { facts } from "#shop/facts.ts";
import { acceptanceRows } from "./acceptance-rows.ts";
import type { Email } from "./email.ts";
import { emailParagraph } from "./email-layout.ts";
import { textWithLineBreaks } from "./html.ts";
import { type EmailRow, summaryTable, summaryText } from "./lead-summary.ts";
import { type EmailPart, quoteContent } from "./quote-content.ts";
import { composeQuoteEmail, type QuoteEmailData, type SellerEmailData } from "./quote-email.ts";

/**
 * Composes the email with a whole quote (rule 19.31).
 * @param replaces whether the shopper was sent an earlier version
 */
export function quoteEmail(data: QuoteEmailData, { replaces }: { replaces: boolean }): Email {
  const { offer, reference, language, siteUrl } = data;
  const copy = copyIn[language].sent;
  const day = lastDay(data);
  return composeQuoteEmail(data, {
    subject: copy.subject({ shop: facts.name, reference }),
    title: greeting(offer.to, copy),
    preheader: copy.preheader({ total: totalOf(data), day }),
    paragraphs: [...(replaces ? [copy.replaces] : []), copy.madeBy({ seller: offer.from, day })],
    parts: [rowsPart([referenceRow(data)]), quoteContent(offer, siteUrl, language)],
    beforeButton: copy.next,
  });
}

/** Composes the email two days before a quote ends. */
export function quoteEndsEmail(data: QuoteEmailData): Email {
  const copy = copyIn[data.language].ends;
  const subject = copy.subject({ day: lastDay(data) });
  return composeQuoteEmail(data, {
    subject,
    title: subject,
    paragraphs: [copy.text],
    parts: [rowsPart(inShort(data))],
  });
}

/** Composes the email about a quote that can be accepted for longer. */
export function quoteExtendedEmail(data: QuoteEmailData): Email {
  const { reference, language } = data;
  const copy = copyIn[language].extended;
  const day = lastDay(data);
  return composeQuoteEmail(data, {
    subject: copy.subject({ day, reference }),
    title: copy.title({ day }),
    paragraphs: [copy.text],
    parts: [rowsPart(inShort(data))],
  });
}

/**
 * Composes the email about an accepted quote, with everything that was accepted (rule 19.31).
 * @param version number of the accepted version
 */
export function quoteAcceptedEmail(
  data: QuoteEmailData,
  { version, acceptance }: { version: number; acceptance: Acceptance },
): Email {
  const { reference, offer, language, siteUrl } = data;
  const { recordedBy: member } = acceptance;
  const { accepted: copy, rows } = copyIn[language];
  return composeQuoteEmail(data, {
    subject: copy.subject({ reference }),
    title: greeting(offer.to, copy),
    preheader: copy.preheader({ total: totalOf(data) }),
    paragraphs: member === null ? [copy.text, nothingCharged(data)] : [copy.recorded({ member })],
    parts: [
      rowsPart([
        { ...referenceRow(data), value: rows.version({ reference, version }) },
        ...acceptanceRows(acceptance, language),
        { label: rows.goodUntil, value: lastDay(data) },
      ]),
      quoteContent(offer, siteUrl, language),
    ],
    ...(isDelivered(offer) ? { beforeButton: copy.next } : {}),
  });
}

function nothingCharged({ offer, language }: QuoteEmailData): string {
  const { from, totals } = offer;
  const copy = copyIn[language].accepted;
  const deposit = formatsIn[language].formatMoneyWithCents(totals.deposit);
  return totals.deposit === 0
    ? copy.nothingCharged
    : copy.depositToCome({ seller: firstName(from), deposit });
}

/** Composes the email with a seller's reply in the thread on the quote's page. */
export function quoteReplyEmail(data: SellerEmailData, reply: string): Email {
  const { reference, from, language } = data;
  const copy = copyIn[language].reply;
  const seller = firstName(from.name);
  return composeQuoteEmail(data, {
    subject: copy.subject({ seller, reference }),
    title: copy.title({ seller }),
    preheader: reply,
    paragraphs: [],
    parts: [{ markup: emailParagraph(textWithLineBreaks(reply)), text: reply }],
    beforeButton: copy.next,
  });
}

interface Greetings {
  title(values: { shopper: string }): string;
  titleWithoutName: string;
}

/** `Janelle, here's your quote.` */
function greeting(name: string, { title, titleWithoutName }: Greetings): string {
  const shopper = firstName(name);
  return shopper === "" ? titleWithoutName : title({ shopper });
}

function inShort(data: QuoteEmailData): EmailRow[] {
  const { rows } = copyIn[data.language];
  return [
    referenceRow(data),
    { label: rows.from, value: data.offer.from },
    { label: rows.total, value: totalOf(data) },
    { label: rows.goodUntil, value: lastDay(data) },
  ];
}

function referenceRow({ reference, language }: QuoteEmailData): EmailRow {
  return { label: rowsIn[language].reference, value: reference };
}

function totalOf({ offer, language }: QuoteEmailData): string {
  return formatsIn[language].formatMoneyWithCents(offer.totals.total);
}

/** `Tuesday, December 8`. */
function lastDay({ offer, language }: QuoteEmailData): string {
  return formatsIn[language].dayText(offer.goodUntil);
}

function rowsPart(rows: readonly EmailRow[]): EmailPart {
  return { markup: summaryTable(rows), text: summaryText(rows) };
}
