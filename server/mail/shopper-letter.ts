import { promisedTime } from "#domain/answer-day.ts";
import { callHref } from "#domain/phone-link.ts";
import { promiseBy } from "#domain/promise-words.ts";
import type { AcceptedLead } from "#server/leads/accepted-lead.ts";
import { facts } from "#shop/facts.ts";
import { html } from "./html.ts";
import { answersTable, answersText, piecesTable, piecesText } from "./lead-tables.ts";
import type { Letter } from "./letter.ts";
import { mailHeading, mailLayout, mailLink, mailParagraph, textFooter } from "./mail-layout.ts";

/**
 * The shopper's thanks: their reference, what they asked, and the promise (rule 15.16); none
 * without e-mail.
 */
export function shopperLetter(lead: AcceptedLead, siteUrl: string): Letter | undefined {
  const { kind, identity, draft } = lead;
  const { contact, pieces } = draft;
  const answers = draft.answers.filter(({ forShop }) => !forShop);
  if (!contact.email) return undefined;
  const { words } = kind;
  const promise = promiseBy(words.promise, promisedTime(facts, identity.submittedAt));
  const title = contact.name === "" ? "Thank you!" : `Thank you, ${contact.name}!`;
  const thanks = `We have your ${words.called}. Your reference is`;
  const call = `Questions, or in a hurry? Call or text us at`;
  const subject = `${words.thanksSubject} (${identity.reference})`;
  const body = html`${mailHeading(title)}
${mailParagraph(html`${thanks} <strong style="white-space:nowrap;">${identity.reference}</strong>.`)}
${mailParagraph(html`${promise}`)}
${piecesTable(pieces)}
${answersTable(answers)}
${mailParagraph(html`${call} ${mailLink(callHref(facts.phone), facts.phone)} and have your reference at hand.`)}`;
  return {
    to: { name: contact.name, address: contact.email },
    replyTo: { name: facts.name, address: facts.email },
    subject,
    text: [
      title,
      `${thanks} ${identity.reference}.\n${promise}`,
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
