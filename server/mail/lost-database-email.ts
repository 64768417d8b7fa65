import type { Email } from "./email.ts";
import { ownerEmail } from "./owner-email.ts";

/** Composes the email to the owner about a lost database. */
export function lostDatabaseEmail(paragraphs: readonly string[], siteUrl: string): Email {
  const lines = [
    ...paragraphs,
    "Pages are served meanwhile. Whoever sends a form is asked to try again or to call, and keeps what they typed.",
  ];
  return ownerEmail("The shop takes no leads: its database file is gone", lines, siteUrl);
}
