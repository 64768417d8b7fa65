import type { SendMailOptions } from "nodemailer";
import type { Outcome } from "#server/delivery/sink.ts";

export type OutgoingMail = SendMailOptions;

/**
 * Hands a mail over: to a mail server or a file. Never throws for what the receiver did.
 * @param name of the mail among the shop's, the same on every attempt.
 */
export type MailTransport = (mail: OutgoingMail, name: string) => Promise<Outcome>;
