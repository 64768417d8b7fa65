import type { Email } from "./email.ts";
import { ownerEmail } from "./owner-email.ts";

/** A part of the setup that is wrong. */
export interface SetupFault {
  /** Its name in the report of `npm run doctor`, such as `mail`. */
  check: string;
  /** What was seen and what to write instead, a sentence or more each. */
  lines: readonly string[];
}

/** Tells the owner of a fault in the setup before a lead meets it. */
export function setupFaultEmail({ check, lines }: SetupFault, siteUrl: string): Email {
  const subject = `The website's set-up has a fault (${check})`;
  const said = [
    "The shop is open and serves its pages. But looking at its set-up, it found:",
    ...lines,
    "When it is put right, npm run doctor says so; the shop looks again by itself. You hear of this once a day at most.",
  ];
  return ownerEmail(subject, said, siteUrl, lines[0]);
}
