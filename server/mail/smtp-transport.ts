import nodemailer from "nodemailer";
import type { Outcome } from "#server/delivery/sink.ts";
import type { MailTransport, OutgoingMail } from "./mail-transport.ts";

const TIMEOUT_MS = 10_000;
/** The whole conversation. */
const DEADLINE_MS = 25_000;

const LOGIN_REFUSED =
  "The mail server refuses the login: check user and password in SMTP_URL (signs such as @ or # are written as %40, %23).";

/** Sends through the mail server behind `SMTP_URL`. */
export function smtpTransport(smtpUrl: string): MailTransport {
  return { longestMs: DEADLINE_MS, hand: (mail) => hand(mail, smtpUrl) };
}

async function hand(mail: OutgoingMail, smtpUrl: string): Promise<Outcome> {
  const transporter = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const deadline = Promise.withResolvers<Outcome>();
  const timer = setTimeout(
    () => deadline.resolve({ kind: "retry", error: "The mail server took too long." }),
    DEADLINE_MS,
  );
  try {
    const sent = transporter.sendMail(mail).then((): Outcome => ({ kind: "delivered" }));
    return await Promise.race([sent.catch(judge), deadline.promise]);
  } finally {
    clearTimeout(timer);
    transporter.close();
  }
}

/** Refused for good (5xx): park. Anything else may pass, also a login the owner has to correct. */
function judge(error: unknown): Outcome {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (code === "EAUTH") return { kind: "retry", error: LOGIN_REFUSED };
  const refused = responseCode !== undefined && responseCode >= 500;
  const said = responseCode === undefined ? (code ?? "no answer") : `status ${responseCode}`;
  return refused
    ? { kind: "park", error: `The mail server refused the mail (${said}).` }
    : { kind: "retry", error: `The mail could not be handed over (${said}).` };
}
