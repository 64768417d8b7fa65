import { facts } from "#shop/facts.ts";
import type { Email } from "./email.ts";
import { emailHeading, emailLayout, emailParagraph } from "./email-layout.ts";
import { html } from "./html.ts";

/** A message as a grouped email lists it; contains nothing a shopper typed. */
export interface GroupedEmailLine {
  reference: string;
  /** The lead kind as used in the middle of a sentence: "quote request". */
  called: string;
  occasion: string;
  /** ISO 8601 UTC. */
  submittedAt: string;
}

/** How many messages are listed; the others are only counted. */
const MAX_LINES = 50;
const INTRODUCTION =
  "More came in than an inbox should get one by one. Every request is stored, and your CRM gets each of them. To read one, run";
const COMMAND = "npm run leads -- show REFERENCE";

/**
 * Composes one email to the shop about many messages. It contains only references: personal data
 * stays in the database, where it can be erased, and text from a flood isn't passed on.
 */
export function groupEmail(notices: readonly GroupedEmailLine[], siteUrl: string): Email {
  const title = `${notices.length.toLocaleString("en-US")} notices in one mail`;
  const lines = notices.slice(0, MAX_LINES).map(lineOf);
  const unlisted = notices.length - lines.length;
  const rest = unlisted > 0 ? `… and ${unlisted.toLocaleString("en-US")} more` : "";
  const body = html`${emailHeading(title)}
${emailParagraph(html`${INTRODUCTION} <strong>${COMMAND}</strong>.`)}
${emailParagraph(html`${lines.map((line) => html`${line}<br>`)}${rest}`)}`;
  return {
    subject: title,
    text: [title, `${INTRODUCTION} ${COMMAND}.`, [...lines, rest].join("\n").trim()].join("\n\n"),
    html: emailLayout({ title, preview: lines[0] ?? "", body, siteUrl }),
  };
}

function lineOf({ reference, called, occasion, submittedAt }: GroupedEmailLine): string {
  return `${reference}: ${happened(occasion, called)} of ${received.format(new Date(submittedAt))}`;
}

function happened(occasion: string, called: string): string {
  if (occasion === "accepted") return `new ${called}`;
  if (occasion === "answer-due") return `still to answer, ${called}`;
  return `change of the ${called}`;
}

const received = new Intl.DateTimeFormat("en-US", {
  timeZone: facts.timeZone,
  dateStyle: "medium",
  timeStyle: "short",
});
