import nodemailer from "nodemailer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { Outcome } from "#server/outbox/sink.ts";
import { asciiAddress } from "#server/platform/mailbox.ts";
import type { ComposedMail } from "./compose-mail.ts";
import type { MailTransport } from "./mail-transport.ts";
import { judgeSmtpError, type SmtpError } from "./smtp-fault.ts";

/**
 * How long a server may be silent (rule 15.15): a minute before its greeting, ten after any command
 * and after the mail itself, as RFC 5321, section 4.5.3.2 asks. Who gives up earlier sends what was
 * taken once more.
 */
const PATIENCE = {
  connectionTimeout: 60_000,
  greetingTimeout: 60_000,
  socketTimeout: 10 * 60_000,
};
/** The whole conversation, for servers that send a sign now and then and never finish. */
const DEADLINE_MS = 15 * 60_000;

const NOT_INTERNATIONAL =
  "The mail server takes no address with letters such as é or ü before the @ (it has no SMTPUTF8). Please answer by phone.";

/** Sends through the mail server behind `SMTP_URL`. */
export function smtpTransport(smtpUrl: string): MailTransport {
  return {
    receiver: smtpUrl,
    hand: async (mail, _name, signal) => {
      const international = asciiAddress(mail.to) === undefined;
      if (international && (await offersSmtpUtf8(smtpUrl, signal)) === false) {
        return { kind: "park", error: NOT_INTERNATIONAL };
      }
      return send(smtpUrl, mail, signal);
    },
  };
}

async function send(
  smtpUrl: string,
  { from, to, message }: ComposedMail,
  signal?: AbortSignal,
): Promise<Outcome> {
  const transporter = nodemailer.createTransport({ url: smtpUrl, ...PATIENCE });
  const deadline = AbortSignal.timeout(DEADLINE_MS);
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
    return judgeSmtpError(deadline.aborted ? { code: "ETIMEDOUT" } : (error as SmtpError));
  } finally {
    transporter.close();
  }
}

/** Whether the server takes addresses with any letters; undefined when it cannot be asked now. */
function offersSmtpUtf8(smtpUrl: string, signal?: AbortSignal): Promise<boolean | undefined> {
  let said = "";
  const { options } = nodemailer.createTransport({ url: smtpUrl, ...PATIENCE });
  const connection = new SMTPConnection({
    ...options,
    transactionLog: true,
    logger: {
      debug: (entry: { tnx?: string }, text: unknown) => {
        if (entry.tnx === "server") said += `${text}\n`;
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
      resolve(error ? undefined : /^250[ -]SMTPUTF8\b/im.test(said));
      connection.quit();
    });
  });
}
