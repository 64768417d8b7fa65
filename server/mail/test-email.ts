import type { Email } from "./email.ts";
import { ownerEmail } from "./owner-email.ts";

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
