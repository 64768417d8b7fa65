import { html } from "./html.ts";
import type { Letter } from "./letter.ts";
import { mailHeading, mailLayout, mailParagraph } from "./mail-layout.ts";

/** A mail to the owner about the site itself: a subject and paragraphs. Nobody's data is in it. */
export function ownerLetter(
  subject: string,
  lines: readonly string[],
  siteUrl: string,
  preview = lines[0] ?? "",
): Letter {
  return {
    subject,
    text: [subject, ...lines].join("\n\n"),
    html: mailLayout({
      title: subject,
      preview,
      body: html`${mailHeading(subject)}${lines.map((line) => mailParagraph(html`${line}`))}`,
      siteUrl,
    }),
  };
}
