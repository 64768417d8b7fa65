import type { Email } from "./email.ts";
import { emailHeading, emailLayout, emailParagraph } from "./email-layout.ts";
import { html } from "./html.ts";

/** A fault that the doctor found in the setup. */
export interface SetupFault {
  /** The check's name in the report of `npm run doctor`, such as `mail`. */
  check: string;
  /** What was found and what to set instead, one or more sentences each. */
  lines: readonly string[];
}

/** Composes an email to the owner from a subject and paragraphs; contains no personal data. */
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
      language: "en",
      siteUrl,
    }),
  };
}

/** Composes the email to the owner about a lost database. */
export function lostDatabaseEmail(paragraphs: readonly string[], siteUrl: string): Email {
  const lines = [
    ...paragraphs,
    "Pages are served meanwhile. Whoever sends a form is asked to try again or to call, and keeps what they typed.",
  ];
  return ownerEmail("The shop takes no leads: its database file is gone", lines, siteUrl);
}

/** Composes the email to the owner about a fault in the setup. */
export function setupFaultEmail({ check, lines }: SetupFault, siteUrl: string): Email {
  const subject = `The website's set-up has a fault (${check})`;
  const paragraphs = [
    "The shop is open and serves its pages. But looking at its set-up, it found:",
    ...lines,
    "When it is put right, npm run doctor says so; the shop looks again by itself. You hear of this once a day at most.",
  ];
  return ownerEmail(subject, paragraphs, siteUrl, lines[0]);
}

/**
 * Composes the email that `npm run doctor -- --send` sends to the shop's inbox; its subject starts
 * with TEST.
 */
export function testEmail(siteUrl: string): Email {
  const lines = [
    "This is a test that npm run doctor sent. Nobody has written to the shop; there is nothing to do.",
    "If this mail lay among spam, mark it as wanted, and look at what the doctor says of your domain.",
  ];
  return ownerEmail("TEST: mails of the website reach this inbox", lines, siteUrl);
}

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
  return ownerEmail(title, lines, siteUrl);
}
