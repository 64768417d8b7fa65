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

/** The content of the shopper's email about their lead. */
export interface ShopperEmailData {
  reference: string;
  to: Mailbox;
  /** The lead kind as used in the middle of a sentence: "quote request". */
  called: string;
  /** Subject without the reference. */
  subject: string;
  /** What happens next, and by when. */
  promise: string;
  summary: readonly EmailRow[];
  products: readonly EmailProduct[];
  siteUrl: string;
}

/** Composes the shopper's thank-you email: reference, summary and promise (rule 15.16). */
export function composeShopperEmail(data: ShopperEmailData): Email {
  const { reference, to, promise, summary, products, siteUrl } = data;
  const title = to.name === "" ? "Thank you!" : `Thank you, ${to.name}!`;
  const received = `We have your ${data.called}. Your reference is`;
  const call = `Questions, or in a hurry? Call or text us at`;
  const subject = `${data.subject} (${reference})`;
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
    html: emailLayout({ title: subject, preheader: promise, body, siteUrl }),
  };
}
