import type { Mailbox } from "#server/platform/mailbox.ts";

/** A mail as it waits in the outbox. The sender, and the shop's own address, come from config. */
export interface Email {
  /** Left out in emails to the shop. */
  to?: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  /** A calendar entry to add, update or take out. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
}
