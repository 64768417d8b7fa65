import { html } from "./html.ts";
import type { Letter } from "./letter.ts";
import { mailHeading, mailLayout, mailParagraph } from "./mail-layout.ts";

/**
 * Tells the shop of a lead whose mail its server refuses for what is in it: the reference and how to
 * read it, nothing anybody typed.
 */
export function refusedLetter(reference: string, siteUrl: string): Letter {
  const title = `Please read ${reference} on the server`;
  const lines = [
    `Your mail server refuses our mail about ${reference} for what is written in it. It is stored safely, and the mail is tried for a day.`,
    `To read it now: npm run leads -- show ${reference}`,
  ];
  return {
    subject: title,
    text: [title, ...lines].join("\n\n"),
    html: mailLayout({
      title,
      preview: lines[0] ?? "",
      body: html`${mailHeading(title)}${lines.map((line) => mailParagraph(html`${line}`))}`,
      siteUrl,
    }),
  };
}
