import { copyIn } from "#copy-in/quote-emails.ts";
import { firstName } from "#domain/desk/initials.ts";
import type { Language } from "#domain/language.ts";
import { callHref } from "#domain/phone-link.ts";
import type { Offer } from "#domain/quote/offer.ts";
import type { Mailbox } from "#server/platform/mailbox.ts";
import { facts } from "#shop/facts.ts";
import type { Email } from "./email.ts";
import {
  emailButton,
  emailHeading,
  emailLayout,
  emailLink,
  emailParagraph,
  type TextWithLink,
  textFooter,
  withoutLink,
} from "./email-layout.ts";
import { html } from "./html.ts";
import type { EmailPart } from "./quote-content.ts";

/** What every email to the shopper about their lead from a seller is made of. */
export interface SellerEmailData {
  reference: string;
  to: Mailbox;
  /** The seller, who gets the replies. */
  from: Mailbox;
  /** Address of the quote's private page; null if no quote was sent yet. */
  link: string | null;
  language: Language;
  siteUrl: string;
}

/** The same for emails about a version. */
export interface QuoteEmailData extends SellerEmailData {
  offer: Offer;
}

/** What one of these emails says. */
export interface QuoteEmailContent {
  subject: string;
  title: string;
  /** By default the first paragraph. */
  preheader?: string;
  paragraphs: readonly string[];
  parts: readonly EmailPart[];
  /** The sentence before the button. */
  beforeButton?: string;
}

/**
 * Composes an email to the shopper about their quote: from the seller at the shop's address, with the
 * private link (rule 19.32).
 */
export function composeQuoteEmail(
  { to, from, link, language, siteUrl }: SellerEmailData,
  { subject, title, paragraphs, parts, beforeButton = "", ...content }: QuoteEmailContent,
): Email {
  const { preheader = paragraphs[0] ?? "" } = content;
  const copy = copyIn[language];
  const { keep } = copy;
  const questions: TextWithLink = (values) => copy.questions({ ...values, phone: facts.phone });
  const asLink = (words: string) => emailLink(callHref(facts.phone), words);
  const body = html`${emailHeading(title)}
${paragraphs.map((paragraph) => emailParagraph(html`${paragraph}`))}
${parts.map(({ markup }) => markup)}
${link !== null && beforeButton !== "" && emailParagraph(html`${beforeButton}`)}
${link !== null && emailButton(link, copy.see)}
${emailParagraph(html`${link !== null && `${keep} `}${questions({ link: asLink })}`)}`;
  return {
    to,
    fromName: senderName(from, language),
    replyTo: from,
    subject,
    text: [
      title,
      ...paragraphs,
      ...parts.map(({ text }) => text),
      ...(link === null ? [] : [beforeButton, `${copy.seeAt}\n${link}\n${keep}`]),
      withoutLink(questions),
      textFooter(),
    ]
      .filter((part) => part !== "")
      .join("\n\n"),
    html: emailLayout({ title: subject, preheader, body, language, siteUrl }),
  };
}

/** `Maribel at Parsons Furniture`. */
function senderName({ name }: Mailbox, language: Language): string {
  const first = firstName(name);
  return first === "" ? facts.name : copyIn[language].from({ seller: first, shop: facts.name });
}
