import { copyIn } from "#copy-in/quote-emails.ts";
import { copyIn as figuresIn } from "#copy-in/quote-figures.ts";
import type { Language } from "#domain/language.ts";
import type { Offer } from "#domain/quote/offer.ts";
import type { QuoteMonth } from "#domain/quote/quote-totals.ts";
import { amountsTable, amountsText } from "./amounts-table.ts";
import { emailParagraph, emailSubheading } from "./email-layout.ts";
import { html, type SafeHtml, textWithLineBreaks } from "./html.ts";
import { quoteLinesTable, quoteLinesText } from "./quote-lines.ts";
import { monthHeading, monthRows, sumRows } from "./quote-sums.ts";

/** A part of an email, as HTML and as text. */
export interface EmailPart {
  markup: SafeHtml;
  text: string;
}

/** A whole quote: the seller's words, every line and figure, the month and the terms (rule 19.31). */
export function quoteContent(offer: Offer, siteUrl: string, language: Language): EmailPart {
  const { month, deposit } = offer.totals;
  const rows = sumRows(offer, language);
  const parts: EmailPart[] = [
    ...(offer.message === "" ? [] : [sellersWords(offer)]),
    {
      markup: quoteLinesTable(offer, siteUrl, language),
      text: quoteLinesText(offer, siteUrl, language),
    },
    { markup: amountsTable(rows), text: amountsText(rows) },
    ...(month ? [byTheMonth(month, deposit, language)] : []),
    ...(offer.terms.length === 0 ? [] : [terms(offer, language)]),
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

function byTheMonth(month: QuoteMonth, deposit: number, language: Language): EmailPart {
  const heading = monthHeading(month, language);
  const rows = monthRows(month, deposit, language);
  const { note } = figuresIn[language].month;
  return {
    markup: html`${emailSubheading(heading)}${amountsTable(rows)}${emailParagraph(html`${note}`)}`,
    text: `${heading}\n${amountsText(rows)}\n${note}`,
  };
}

function terms({ terms }: Offer, language: Language): EmailPart {
  const copy = copyIn[language];
  const paragraphs = terms.map((term) => emailParagraph(textWithLineBreaks(term)));
  return {
    markup: html`${emailSubheading(copy.terms)}${paragraphs}`,
    text: `${copy.termsText}\n${terms.join("\n\n")}`,
  };
}
