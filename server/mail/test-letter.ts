import { html } from "./html.ts";
import type { Letter } from "./letter.ts";
import { mailHeading, mailLayout, mailParagraph } from "./mail-layout.ts";

/** The mail `npm run doctor -- --send` sends to the shop's inbox; its subject begins with TEST. */
export function testLetter(siteUrl: string): Letter {
  const subject = "TEST: mails of the website reach this inbox";
  const lines = [
    "This is a test that npm run doctor sent. Nobody has written to the shop; there is nothing to do.",
    "If this mail lay among spam, mark it as wanted, and look at what the doctor says of your domain.",
  ];
  return {
    subject,
    text: [subject, ...lines].join("\n\n"),
    html: mailLayout({
      title: subject,
      preview: lines[0] ?? "",
      body: html`${mailHeading(subject)}${lines.map((line) => mailParagraph(html`${line}`))}`,
      siteUrl,
    }),
  };
}
