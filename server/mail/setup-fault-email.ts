import type { Email } from "./email.ts";
import { ownerEmail } from "./owner-email.ts";

/** A fault that the doctor found in the setup. */
export interface SetupFault {
  /** The check's name in the report of `npm run doctor`, such as `mail`. */
  check: string;
  /** What was found and what to set instead, one or more sentences each. */
  lines: readonly string[];
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
