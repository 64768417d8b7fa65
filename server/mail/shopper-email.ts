import { callHref } from "#domain/phone-link.ts";
import type { Mailbox } from "#server/platform/mailbox.ts";
import { facts } from "#shop/facts.ts";
import type { Email } from "./email.ts";
import {
  emailHeading,
  emailLayout,
  emailLink,
  emailParagraph,
  textFooter,
} from "./email-layout.ts";
import { html } from "./html.ts";
import {
  type EmailProduct,
  type EmailRow,
  productsTable,
  productsText,
  summaryTable,
  summaryText,
} from "./lead-summary.ts";

/** What the shopper's mail says of the lead they sent. */
export interface ShopperEmailData {
  reference: string;
  to: Mailbox;
  /** What it is, in the middle of a sentence: "quote request". */
  called: string;
  /** Subject without the reference. */
  subject: string;
  /** What happens now, and by when. */
  promise: string;
  summary: readonly EmailRow[];
  products: readonly EmailProduct[];
  siteUrl: string;
}

/** The shopper's thanks: their reference, what they asked, and the promise (rule 15.16). */
export function shopperLetter(thanks: ShopperEmailData): Email {
  const { reference, to, promise, summary, products, siteUrl } = thanks;
  const title = to.name === "" ? "Thank you!" : `Thank you, ${to.name}!`;
  const received = `We have your ${thanks.called}. Your reference is`;
  const call = `Questions, or in a hurry? Call or text us at`;
  const subject = `${thanks.subject} (${reference})`;
  const body = html`${emailHeading(title)}
${emailParagraph(html`${received} <strong style="white-space:nowrap;">${reference}</strong>.`)}
${emailParagraph(html`${promise}`)}
${productsTable(products)}
${summaryTable(summary)}
${emailParagraph(html`${call} ${emailLink(callHref(facts.phone), facts.phone)} and have your reference at hand.`)}`;
  return {
    to,
    replyTo: { name: facts.name, address: facts.email },
    subject,
    text: [
      title,
      `${received} ${reference}.\n${promise}`,
      productsText(products),
      summaryText(summary),
      `${call} ${facts.phone} and have your reference at hand.`,
      textFooter(),
    ]
      .filter((part) => part !== "")
      .join("\n\n"),
    html: emailLayout({ title: subject, preview: promise, body, siteUrl }),
  };
}
