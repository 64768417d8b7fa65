import type { SendResult } from "#server/outbox/sink.ts";
import type { ComposedEmail } from "./compose-email.ts";

/** Hands emails over: to a mail server or a file. */
export interface EmailTransport {
  /** Tells one receiver from another, without its secrets; a new one is tried at once. */
  receiver: string;
  /**
   * Never throws for what the receiver did.
   * @param name of the mail among the shop's, the same on every attempt.
   * @param signal ends the attempt early; the mail counts as not handed over.
   */
  send(composed: ComposedEmail, name: string, signal?: AbortSignal): Promise<SendResult>;
}
