import { firstName } from "#domain/desk/initials.ts";
import { formatMoneyWithCents } from "#domain/money.ts";
import { isDelivered, type Offer } from "#domain/quote/offer.ts";
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

const { dayText } = formatsIn.en;

/**
 * Composes the email with a whole quote (rule 19.31).
 * @param replaces whether the shopper was sent an earlier version
 */
export function quoteEmail(data: QuoteEmailData, { replaces }: { replaces: boolean }): Email {
  const { offer, reference, siteUrl } = data;
  const goodUntil = `Good until ${dayText(offer.goodUntil)}.`;
  return composeQuoteEmail(data, {
    subject: `Your quote from ${facts.name} (${reference})`,
    title: greeting(offer.to, "here's your quote."),
    preheader: `${formatMoneyWithCents(offer.totals.total)}. ${goodUntil}`,
    paragraphs: [
      ...(replaces ? ["This is a new version: it replaces the quote we sent you before."] : []),
      `Made for you by ${offer.from}. ${goodUntil}`,
    ],
    parts: [rowsPart([{ label: "Reference", value: reference }]), quoteContent(offer, siteUrl)],
    beforeButton:
      "Accept it, ask for a change or ask a question on your private page. You pay nothing there.",
  });
}

/** Composes the email two days before a quote ends. */
export function quoteEndsEmail(data: QuoteEmailData): Email {
  const ends = `Your quote ends on ${dayText(data.offer.goodUntil)}`;
  return composeQuoteEmail(data, {
    subject: ends,
    title: ends,
    paragraphs: [
      "Until the end of that day you can accept it on your private page. Afterwards prices may change, and you can ask us for it again.",
    ],
    parts: [rowsPart(inShort(data))],
  });
}

/** Composes the email about a quote that can be accepted for longer. */
export function quoteExtendedEmail(data: QuoteEmailData): Email {
  const title = `Your quote is good until ${dayText(data.offer.goodUntil)}`;
  return composeQuoteEmail(data, {
    subject: `${title} (${data.reference})`,
    title,
    paragraphs: [
      "You have more time: until the end of that day you can accept it on your private page, at the same prices.",
    ],
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
  const { reference, offer, siteUrl } = data;
  const { recordedBy } = acceptance;
  const rows = [
    { label: "Reference", value: `${reference}, version ${version}` },
    ...acceptanceRows(acceptance),
    { label: "Good until", value: dayText(offer.goodUntil) },
  ];
  const everything = "This is everything you accepted: keep this email";
  return composeQuoteEmail(data, {
    subject: `You accepted your quote (${reference})`,
    title: greeting(offer.to, "you accepted this quote."),
    preheader: `${formatMoneyWithCents(offer.totals.total)}. ${everything}.`,
    paragraphs: [
      recordedBy === null
        ? `Thank you! ${everything}.`
        : `Thank you! ${recordedBy} recorded your yes. ${everything}, and tell us if anything in it isn't so.`,
      ...(recordedBy === null ? [nothingCharged(offer)] : []),
    ],
    parts: [rowsPart(rows), quoteContent(offer, siteUrl)],
    ...(isDelivered(offer)
      ? { beforeButton: "On your private page you can choose when we should come." }
      : {}),
  });
}

function nothingCharged({ from, totals: { deposit } }: Offer): string {
  return deposit === 0
    ? "Nothing was charged on the page."
    : `Nothing was charged on the page: ${firstName(from)} gets in touch about the deposit of ${formatMoneyWithCents(deposit)}.`;
}

/** Composes the email with a seller's reply in the thread on the quote's page. */
export function quoteReplyEmail(data: SellerEmailData, reply: string): Email {
  const title = `${firstName(data.from.name)} answered your question`;
  return composeQuoteEmail(data, {
    subject: `${title} (${data.reference})`,
    title,
    preheader: reply,
    paragraphs: [],
    parts: [{ markup: emailParagraph(textWithLineBreaks(reply)), text: reply }],
    beforeButton: "Your quote and the whole conversation are on your private page.",
  });
}

/** `Janelle, here's your quote.` */
function greeting(name: string, rest: string): string {
  const first = firstName(name);
  return first === "" ? rest.charAt(0).toUpperCase() + rest.slice(1) : `${first}, ${rest}`;
}

function inShort({ reference, offer }: QuoteEmailData): EmailRow[] {
  return [
    { label: "Reference", value: reference },
    { label: "From", value: offer.from },
    { label: "Total", value: formatMoneyWithCents(offer.totals.total) },
    { label: "Good until", value: dayText(offer.goodUntil) },
  ];
}

function rowsPart(rows: readonly EmailRow[]): EmailPart {
  return { markup: summaryTable(rows), text: summaryText(rows) };
}
