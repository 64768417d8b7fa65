import type { SendMailOptions } from "nodemailer";
import type { Outcome } from "#server/delivery/sink.ts";

export type OutgoingMail = SendMailOptions;

/** Hands mails over: to a mail server or a file. */
export interface MailTransport {
  /** Longest one mail can take, in milliseconds. */
  longestMs: number;
  /**
   * Never throws for what the receiver did.
   * @param name of the mail among the shop's, the same on every attempt.
   */
  hand(mail: OutgoingMail, name: string): Promise<Outcome>;
}
