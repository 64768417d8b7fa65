import type { Mailbox } from "#server/platform/mailbox.ts";

/**
 * An email as stored in the outbox. The sender and the shop's own address come from the settings.
 */
export interface Email {
  /** Undefined in emails to the shop. */
  to?: Mailbox;
  /** The sender's name in place of the settings'; the address stays theirs. */
  fromName?: string;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  /** A calendar entry to add, update or remove. */
  calendar?: {
    method: "REQUEST" | "CANCEL";
    content: string;
    /** Missing in emails that an earlier version queued. */
    filename?: string;
  };
}
