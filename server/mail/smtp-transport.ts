import nodemailer from "nodemailer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { SendResult } from "#server/outbox/sink.ts";
import { asciiAddress } from "#server/platform/mailbox.ts";
import type { ComposedEmail } from "./compose-email.ts";
import type { EmailTransport } from "./email-transport.ts";
import { resultOfSmtpError, type SmtpError } from "./smtp-errors.ts";

/**
 * How long a server may take to respond (rule 15.15): a minute before its greeting, and ten
 * minutes after any command and after the email itself, as RFC 5321, section 4.5.3.2 requires. A
 * shorter timeout would send emails again that the server has already accepted.
 */
const TIMEOUTS = {
  connectionTimeout: 60_000,
  greetingTimeout: 60_000,
  socketTimeout: 10 * 60_000,
};
/** Limit for the whole conversation, for servers that keep sending but never finish. */
const MAX_CONVERSATION_MS = 15 * 60_000;

const NO_SMTPUTF8 =
  "The mail server takes no address with letters such as é or ü before the @ (it has no SMTPUTF8). Please answer by phone.";

/** Creates the transport that sends through the email server at `SMTP_URL`. */
export function smtpTransport(smtpUrl: string): EmailTransport {
  return {
    receiver: smtpUrl,
    send: async (composed, _name, signal) => {
      const international = asciiAddress(composed.to) === undefined;
      if (international && (await supportsSmtpUtf8(smtpUrl, signal)) === false) {
        return { kind: "park", error: NO_SMTPUTF8 };
      }
      return send(smtpUrl, composed, signal);
    },
  };
}

async function send(
  smtpUrl: string,
  { from, to, message }: ComposedEmail,
  signal?: AbortSignal,
): Promise<SendResult> {
  const transporter = nodemailer.createTransport({ url: smtpUrl, ...TIMEOUTS });
  const deadline = AbortSignal.timeout(MAX_CONVERSATION_MS);
  try {
    await transporter.sendMail({
      envelope: { from, to },
      raw: message,
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    return { kind: "delivered" };
  } catch (error) {
    if (signal?.aborted) {
      return { kind: "retry", error: "The shop was stopped before the mail server had answered." };
    }
    return resultOfSmtpError(deadline.aborted ? { code: "ETIMEDOUT" } : (error as SmtpError));
  } finally {
    transporter.close();
  }
}

/** Whether the server accepts non-ASCII addresses; undefined if it can't be determined now. */
function supportsSmtpUtf8(smtpUrl: string, signal?: AbortSignal): Promise<boolean | undefined> {
  let serverText = "";
  const { options } = nodemailer.createTransport({ url: smtpUrl, ...TIMEOUTS });
  const connection = new SMTPConnection({
    ...options,
    transactionLog: true,
    logger: {
      debug: (entry: { tnx?: string }, text: unknown) => {
        if (entry.tnx === "server") serverText += `${text}\n`;
      },
      info: () => {},
      warn: () => {},
      error: () => {},
    },
  });
  return new Promise((resolve) => {
    connection.once("error", () => resolve(undefined));
    connection.once("end", () => resolve(undefined));
    signal?.addEventListener("abort", () => connection.close(), { once: true });
    connection.connect((error) => {
      resolve(error ? undefined : /^250[ -]SMTPUTF8\b/im.test(serverText));
      connection.quit();
    });
  });
}
