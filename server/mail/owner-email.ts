import type { Email } from "./email.ts";
import { emailHeading, emailLayout, emailParagraph } from "./email-layout.ts";
import { html } from "./html.ts";

/**
 * Composes an email to the owner about the website itself, from a subject and paragraphs; contains
 * no personal data.
 */
export function ownerEmail(
  subject: string,
  lines: readonly string[],
  siteUrl: string,
  preheader = lines[0] ?? "",
): Email {
  return {
    subject,
    text: [subject, ...lines].join("\n\n"),
    html: emailLayout({
      title: subject,
      preheader,
      body: html`${emailHeading(subject)}${lines.map((line) => emailParagraph(html`${line}`))}`,
      siteUrl,
    }),
  };
}
