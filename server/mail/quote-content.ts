import type { Offer } from "#domain/quote/offer.ts";
import type { QuoteMonth } from "#domain/quote/quote-totals.ts";
import { amountsTable, amountsText } from "./amounts-table.ts";
import { emailParagraph, emailSubheading } from "./email-layout.ts";
import { html, type SafeHtml, textWithLineBreaks } from "./html.ts";
import { quoteLinesTable, quoteLinesText } from "./quote-lines.ts";
import { monthHeading, monthNote, monthRows, sumRows } from "./quote-sums.ts";

/** A part of an email, as HTML and as text. */
export interface EmailPart {
  markup: SafeHtml;
  text: string;
}

const termsTitle = "By accepting you agree to this";

/** A whole quote: the seller's words, every line and figure, the month and the terms (rule 19.31). */
export function quoteContent(offer: Offer, siteUrl: string): EmailPart {
  const { month, deposit } = offer.totals;
  const rows = sumRows(offer);
  const parts: EmailPart[] = [
    ...(offer.message === "" ? [] : [sellersWords(offer)]),
    { markup: quoteLinesTable(offer, siteUrl), text: quoteLinesText(offer, siteUrl) },
    { markup: amountsTable(rows), text: amountsText(rows) },
    ...(month ? [byTheMonth(month, deposit)] : []),
    ...(offer.terms.length === 0 ? [] : [terms(offer)]),
  ];
  return {
    markup: html`${parts.map(({ markup }) => markup)}`,
    text: parts.map(({ text }) => text).join("\n\n"),
  };
}

function sellersWords({ message, from }: Offer): EmailPart {
  return {
    markup: html`${emailParagraph(textWithLineBreaks(message))}${emailParagraph(html`${from}`)}`,
    text: `${message}\n\n${from}`,
  };
}

function byTheMonth(month: QuoteMonth, deposit: number): EmailPart {
  const heading = monthHeading(month);
  const rows = monthRows(month, deposit);
  return {
    markup: html`${emailSubheading(heading)}${amountsTable(rows)}${emailParagraph(html`${monthNote}`)}`,
    text: `${heading}\n${amountsText(rows)}\n${monthNote}`,
  };
}

function terms({ terms }: Offer): EmailPart {
  const paragraphs = terms.map((term) => emailParagraph(textWithLineBreaks(term)));
  return {
    markup: html`${emailSubheading(termsTitle)}${paragraphs}`,
    text: `${termsTitle}:\n${terms.join("\n\n")}`,
  };
}
