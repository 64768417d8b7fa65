import type { SendResult } from "#server/outbox/sink.ts";
import { describeConnectionError } from "#server/platform/connection-errors.ts";

/** The SMTP client's error after a failed attempt. */
export interface SmtpError {
  code?: string | undefined;
  /** The underlying system error code, such as ECONNREFUSED. */
  originalCode?: string | undefined;
  message?: string | undefined;
  /** The command that was refused: `CONN`, `EHLO`, `AUTH PLAIN`, `MAIL FROM`, `RCPT TO`, `DATA`. */
  command?: string | undefined;
  response?: string | undefined;
  responseCode?: number | undefined;
}

const MAX_TEXT_LENGTH = 200;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;
const ADDRESS = /[^\s<>()[\],;:"]*@[^\s<>()[\],;:"]+/gu;

const LOGIN_REFUSED =
  "The mail server refuses the login: check user and password in SMTP_URL (signs such as @ or # are written as %40, %23).";

/** Texts about the sender, the client or relaying, whatever the status code. */
const SENDER_FAULT =
  /relay|sender|client host|helo|authenticat|log ?in|rcpthosts|blocked|blacklist|block list|spamhaus|not permitted|not allowed to send|administrative/i;
const ENHANCED = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;

/**
 * Interprets a failed attempt (rules 15.8 and 15.10). No connection, or a fault on our side such as
 * login, sender or relaying, pauses all emails and is retried for three days. A refused recipient
 * parks this email. A full mailbox or refused content is retried for a day.
 */
export function resultOfSmtpError(error: SmtpError): SendResult {
  const { code, command = "", response, responseCode = 0 } = error;
  if (code === "EAUTH" || command.startsWith("AUTH")) return setupFault(LOGIN_REFUSED, response);
  if (response === undefined || responseCode === 0) return unreachable(error);
  if (command === "RCPT TO") return resultForRecipient(response, responseCode);
  if (command === "DATA") return resultForContent(response, responseCode);
  return setupFault(
    command === "MAIL FROM"
      ? "The mail server does not take mails from this sender: check MAIL_FROM and the account in SMTP_URL."
      : "The mail server turns us away: check SMTP_URL.",
    response,
  );
}

function resultForRecipient(response: string, status: number): SendResult {
  const enhanced = ENHANCED.exec(response)?.[1] ?? "";
  if (isSenderFault(response, status, enhanced)) {
    return setupFault("The mail server does not take mails from us: check SMTP_URL.", response);
  }
  if (status < 500) return transient("The mail server put the mail off", response);
  if (isFull(status, enhanced)) return transient("The mailbox is full", response);
  return {
    kind: "park",
    error: withServerText("The mail server refused the address", response),
    recipientRefused: true,
  };
}

function resultForContent(response: string, status: number): SendResult {
  const enhanced = ENHANCED.exec(response)?.[1] ?? "";
  if (status === 421 || status === 530 || status === 535) {
    return setupFault("The mail server does not take mails from us: check SMTP_URL.", response);
  }
  if (status < 500) return transient("The mail server put the mail off", response);
  if (isFull(status, enhanced))
    return transient("The mailbox is full, or the mail too large", response);
  if (/^5\.(1\.[1236]|1\.10|2\.1)$/.test(enhanced)) {
    const error = withServerText("The mail server refused the address", response);
    return { kind: "park", error, recipientRefused: true };
  }
  const error = withServerText("The mail server did not take the mail as it is", response);
  return { kind: "retry", error, contentRefused: true };
}

/** Whether a refusal is our fault: many servers reject the sender or client only after RCPT TO. */
function isSenderFault(response: string, status: number, enhanced: string): boolean {
  if ([421, 454, 503, 504, 530, 535, 538].includes(status)) return true;
  if (/^5\.(7\.\d+|1\.[78]|5\.\d+|3\.[0-9]+)$/.test(enhanced)) return true;
  return status >= 500 && SENDER_FAULT.test(response);
}

function isFull(status: number, enhanced: string): boolean {
  return status === 552 || enhanced === "5.2.2" || enhanced === "5.2.3" || enhanced === "5.3.4";
}

function setupFault(message: string, response: string | undefined): SendResult {
  return {
    kind: "retry",
    error: withServerText(message, response),
    scope: "receiver",
    surelyReceiver: true,
    // A reply of the 400s says that it may pass.
    ownerMustFix: !response?.startsWith("4"),
  };
}

function transient(message: string, response: string): SendResult {
  return { kind: "retry", error: withServerText(message, response) };
}

/** No connection, no response in time, or a broken connection. */
function unreachable(error: SmtpError): SendResult {
  const { code, originalCode, message = "", command } = error;
  if (code === "EMESSAGE")
    return setupFault(`The mail is too large for the mail server: ${message}.`, "");
  const detail = [originalCode ?? code ?? "no answer", cleanServerText(message)].join(": ");
  const cause = describeConnectionError(error, {
    server: "the mail server",
    setting: "SMTP_URL",
    without: "Write smtps:// for port 465 and smtp:// for 587 and 25.",
  });
  const summary =
    command === "DATA" || code === "ETIMEDOUT"
      ? "The mail server did not answer in time"
      : `The mail server could not be reached${cause ? `: ${cause.replace(/\.$/, "")}` : ""}`;
  return {
    kind: "retry",
    error: `${summary} (${detail}).`,
    scope: "receiver",
    surelyReceiver: true,
  };
}

function withServerText(message: string, response: string | undefined): string {
  const serverText = cleanServerText(response ?? "");
  return serverText === ""
    ? message
    : `${message} It said: ${serverText}`.replace(/(\w) It said/, "$1. It said");
}

/**
 * A server's text on one line, at most 200 characters, without control characters and email
 * addresses.
 */
export function cleanServerText(response: string): string {
  const line = response.toWellFormed().replace(INVISIBLE, " ").replace(ADDRESS, "…").trim();
  const characters = Array.from(line);
  return characters.length > MAX_TEXT_LENGTH
    ? `${characters.slice(0, MAX_TEXT_LENGTH - 1).join("")}…`
    : line;
}

/** The status code and enhanced code in a stored error, by which equal refusals are recognized. */
export function statusInError(error: string): string | undefined {
  return /It said: (\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?)/.exec(error)?.[1];
}
