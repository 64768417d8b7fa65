import { callHref } from "#domain/phone-link.ts";
import type { Mailbox } from "#server/platform/mailbox.ts";
import { facts } from "#shop/facts.ts";
import { html } from "./html.ts";
import {
  answersTable,
  answersText,
  type EmailProduct,
  type EmailRow,
  piecesTable,
  piecesText,
} from "./lead-tables.ts";
import type { Letter } from "./letter.ts";
import { mailHeading, mailLayout, mailLink, mailParagraph, textFooter } from "./mail-layout.ts";

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
  answers: readonly EmailRow[];
  pieces: readonly EmailProduct[];
  siteUrl: string;
}

/** The shopper's thanks: their reference, what they asked, and the promise (rule 15.16). */
export function shopperLetter(thanks: ShopperEmailData): Letter {
  const { reference, to, promise, answers, pieces, siteUrl } = thanks;
  const title = to.name === "" ? "Thank you!" : `Thank you, ${to.name}!`;
  const received = `We have your ${thanks.called}. Your reference is`;
  const call = `Questions, or in a hurry? Call or text us at`;
  const subject = `${thanks.subject} (${reference})`;
  const body = html`${mailHeading(title)}
${mailParagraph(html`${received} <strong style="white-space:nowrap;">${reference}</strong>.`)}
${mailParagraph(html`${promise}`)}
${piecesTable(pieces)}
${answersTable(answers)}
${mailParagraph(html`${call} ${mailLink(callHref(facts.phone), facts.phone)} and have your reference at hand.`)}`;
  return {
    to,
    replyTo: { name: facts.name, address: facts.email },
    subject,
    text: [
      title,
      `${received} ${reference}.\n${promise}`,
      piecesText(pieces),
      answersText(answers),
      `${call} ${facts.phone} and have your reference at hand.`,
      textFooter(),
    ]
      .filter((part) => part !== "")
      .join("\n\n"),
    html: mailLayout({ title: subject, preview: promise, body, siteUrl }),
  };
}
