import { firstName } from "#domain/desk/initials.ts";
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
  textFooter,
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
  { to, from, link, siteUrl }: SellerEmailData,
  { subject, title, paragraphs, parts, beforeButton = "", ...content }: QuoteEmailContent,
): Email {
  const { preheader = paragraphs[0] ?? "" } = content;
  const keep = "The link is yours alone: keep it.";
  const questions = "Questions? Answer this email, or call or text us at";
  const body = html`${emailHeading(title)}
${paragraphs.map((paragraph) => emailParagraph(html`${paragraph}`))}
${parts.map(({ markup }) => markup)}
${link !== null && beforeButton !== "" && emailParagraph(html`${beforeButton}`)}
${link !== null && emailButton(link, "See your quote")}
${emailParagraph(html`${link !== null && `${keep} `}${questions} ${emailLink(callHref(facts.phone), facts.phone)}.`)}`;
  return {
    to,
    fromName: senderName(from),
    replyTo: from,
    subject,
    text: [
      title,
      ...paragraphs,
      ...parts.map(({ text }) => text),
      ...(link === null ? [] : [beforeButton, `See your quote:\n${link}\n${keep}`]),
      `${questions} ${facts.phone}.`,
      textFooter(),
    ]
      .filter((part) => part !== "")
      .join("\n\n"),
    html: emailLayout({ title: subject, preheader, body, siteUrl }),
  };
}

/** `Maribel at Parsons Furniture`. */
function senderName({ name }: Mailbox): string {
  const first = firstName(name);
  return first === "" ? facts.name : `${first} at ${facts.name}`;
}
