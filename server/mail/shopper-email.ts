import { copyIn } from "#copy-in/lead-emails.ts";
import type { Language } from "#domain/language.ts";
import { callHref } from "#domain/phone-link.ts";
import type { Mailbox } from "#server/platform/mailbox.ts";
import { facts } from "#shop/facts.ts";
import type { Email } from "./email.ts";
import {
  emailHeading,
  emailLayout,
  emailParagraph,
  paragraphWithLink,
  type TextWithLink,
  textFooter,
  withoutLink,
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

/** What the email about a lead says of its kind, as in `copy/en/lead-emails.json`. */
export interface LeadEmailCopy {
  subject(values: { reference: string }): string;
  /** That it arrived, with its reference. */
  received<T>(values: { strong: (words: string) => T; reference: string }): readonly (string | T)[];
  /** What happens next. @param values `time`: by when, such as `within 24 hours` */
  promise(values: { time: string }): string;
}

/** The content of the shopper's email about their lead. */
export interface ShopperEmailData {
  reference: string;
  to: Mailbox;
  copy: LeadEmailCopy;
  /** By when the shop responds: `within 24 hours`. */
  responseTime: string;
  summary: readonly EmailRow[];
  products: readonly EmailProduct[];
  siteUrl: string;
}

/** Composes the shopper's thank-you email: reference, summary and promise (rule 15.16). */
export function composeShopperEmail(data: ShopperEmailData, language: Language): Email {
  const { reference, to, copy, responseTime, summary, products, siteUrl } = data;
  const general = copyIn[language];
  const title = to.name === "" ? general.thanks : general.thanksByName({ name: to.name });
  const subject = copy.subject({ reference });
  const promise = copy.promise({ time: responseTime });
  const received = copy.received({ reference, strong: (words) => words }).join("");
  const receivedMarkup = copy.received({
    reference,
    strong: (words) => html`<strong style="white-space:nowrap;">${words}</strong>`,
  });
  const questions: TextWithLink = ({ link }) => general.questions({ link, phone: facts.phone });
  const body = html`${emailHeading(title)}
${emailParagraph(html`${receivedMarkup}`)}
${emailParagraph(html`${promise}`)}
${productsTable(products, language)}
${summaryTable(summary)}
${paragraphWithLink(questions, callHref(facts.phone))}`;
  return {
    to,
    replyTo: { name: facts.name, address: facts.email },
    subject,
    text: [
      title,
      `${received}\n${promise}`,
      productsText(products, language),
      summaryText(summary),
      withoutLink(questions),
      textFooter(),
    ]
      .filter((part) => part !== "")
      .join("\n\n"),
    html: emailLayout({ title: subject, preheader: promise, body, language, siteUrl }),
  };
}
