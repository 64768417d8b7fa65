import type { SendResult } from "#server/outbox/sink.ts";
import type { ComposedEmail } from "./compose-email.ts";

/** Sends emails: to an email server or into files. */
export interface EmailTransport {
  /** Identifies the receiver, without secrets; a new receiver is tried at once. */
  receiver: string;
  /**
   * Sends an email. Never throws because of the receiver.
   * @param name identifies the email; the same on every attempt.
   * @param signal aborts the attempt; the email then counts as not sent.
   */
  send(composed: ComposedEmail, name: string, signal?: AbortSignal): Promise<SendResult>;
}
