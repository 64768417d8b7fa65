import { facts } from "#shop/facts.ts";
import type { Email } from "./email.ts";
import { emailHeading, emailLayout, emailParagraph } from "./email-layout.ts";
import { html } from "./html.ts";

/** A notice as the mail about many lists it: nothing in it was typed by anybody. */
export interface GroupedEmailLine {
  reference: string;
  /** What the lead is, in the middle of a sentence: "quote request". */
  called: string;
  occasion: string;
  /** ISO 8601 UTC. */
  submittedAt: string;
}

/** Lines a mail lists before it only counts. */
const MAX_LINES = 50;
const INTRODUCTION =
  "More came in than an inbox should get one by one. Every request is stored, and your CRM gets each of them. To read one, run";
const COMMAND = "npm run leads -- show REFERENCE";

/**
 * One mail to the shop about many notices. It names references only: what people typed stays in the
 * database, where it can be erased, and a flood's words reach nobody.
 */
export function groupEmail(notices: readonly GroupedEmailLine[], siteUrl: string): Email {
  const title = `${notices.length.toLocaleString("en-US")} notices in one mail`;
  const lines = notices.slice(0, MAX_LINES).map(lineOf);
  const more = notices.length - lines.length;
  const rest = more > 0 ? `… and ${more.toLocaleString("en-US")} more` : "";
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
