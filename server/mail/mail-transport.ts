import type { Outcome } from "#server/outbox/sink.ts";
import type { ComposedMail } from "./compose-mail.ts";

/** Hands mails over: to a mail server or a file. */
export interface MailTransport {
  /** Tells one receiver from another, without its secrets; a new one is tried at once. */
  receiver: string;
  /**
   * Never throws for what the receiver did.
   * @param name of the mail among the shop's, the same on every attempt.
   * @param signal ends the attempt early; the mail counts as not handed over.
   */
  hand(mail: ComposedMail, name: string, signal?: AbortSignal): Promise<Outcome>;
}
