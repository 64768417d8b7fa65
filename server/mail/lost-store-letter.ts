import { html } from "./html.ts";
import type { Letter } from "./letter.ts";
import { mailHeading, mailLayout, mailParagraph } from "./mail-layout.ts";

/** Tells the owner that the database file is gone. Nobody's data is in it. */
export function lostStoreLetter(paragraphs: readonly string[], siteUrl: string): Letter {
  const subject = "The shop takes no leads: its database file is gone";
  const lines = [
    ...paragraphs,
    "Pages are served meanwhile. Whoever sends a form is asked to try again or to call, and keeps what they typed.",
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
