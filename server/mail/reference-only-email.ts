import type { Email } from "./email.ts";
import { emailHeading, emailLayout, emailParagraph } from "./email-layout.ts";
import { html } from "./html.ts";

/**
 * Composes the email to the shop about a lead whose email its server rejects because of the
 * content: contains the reference and how to read the lead, nothing a shopper typed.
 */
export function referenceOnlyEmail(reference: string, siteUrl: string): Email {
  const title = `Please read ${reference} on the server`;
  const lines = [
    `Your mail server refuses our mail about ${reference} for what is written in it. It is stored safely, and the mail is tried for a day.`,
    `To read it now: npm run leads -- show ${reference}`,
  ];
  return {
    subject: title,
    text: [title, ...lines].join("\n\n"),
    html: emailLayout({
      title,
      preheader: lines[0] ?? "",
      body: html`${emailHeading(title)}${lines.map((line) => emailParagraph(html`${line}`))}`,
      siteUrl,
    }),
  };
}
