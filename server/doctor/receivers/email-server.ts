import nodemailer from "nodemailer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { SmtpError } from "#server/mail/smtp-errors.ts";

/** How long the server may be silent; shorter than a check may take, so that we say at what. */
const PHASE_MS = 5_000;
/** The name our questions are registered under with the SMTP client; no server offers such a login. */
const ENVELOPE = "ENVELOPE";

/** What a mail server said to a command, its number included. */
export type SmtpReply = string;

/** What is asked; nothing is sent. Addresses as they go over the wire. */
export interface Envelope {
  from: string;
  to: readonly string[];
  /** Whether an address has letters that only servers with SMTPUTF8 take. */
  international: boolean;
}

/** A mail server that could be talked to. */
export interface EmailServerResult {
  greeting: string;
  /** Whether the conversation went on in TLS. */
  secure: boolean;
  /** Whether a login is offered; without one the client goes on without. */
  offersLogin: boolean;
  offersSmtpUtf8: boolean;
  /** Bytes of the largest mail it takes; undefined when it does not say. */
  maxEmailBytes: number | undefined;
  sender: SmtpReply;
  /** In the order asked; empty when the sender was refused. */
  recipients: SmtpReply[];
}

type EnvelopeResult = Omit<EmailServerResult, "greeting" | "secure" | "offersLogin">;

/**
 * Talks to the mail server as far as a mail would be accepted, and takes it back: connection, TLS
 * and login as for every mail, then MAIL FROM, RCPT TO, RSET and QUIT (decision 035). Rejects with
 * an `SmtpError` when connection or login fails.
 */
export function testEnvelope(
  smtpUrl: string,
  question: Envelope,
  signal: AbortSignal,
): Promise<EmailServerResult> {
  const { options } = nodemailer.createTransport({ url: smtpUrl });
  let greeting = "";
  let result: EnvelopeResult | undefined;
  const connection = new SMTPConnection({
    ...options,
    connectionTimeout: PHASE_MS,
    greetingTimeout: PHASE_MS,
    socketTimeout: PHASE_MS,
    dnsTimeout: PHASE_MS,
    customAuth: {
      [ENVELOPE]: async ({ sendCommand, extensions, maxAllowedSize }) => {
        const ask = async (command: string) => (await sendCommand(command)).response;
        const offersSmtpUtf8 = extensions.includes("SMTPUTF8");
        const sender = await ask(mailFrom(question, offersSmtpUtf8));
        const recipients: SmtpReply[] = [];
        // Kept from the first reply on: some servers hang up after a refusal.
        result = { sender, recipients, offersSmtpUtf8, maxEmailBytes: maxAllowedSize || undefined };
        for (const address of isTaken(sender) ? question.to : []) {
          recipients.push(await ask(`RCPT TO:<${address}>`));
        }
        await ask("RSET");
      },
    },
    transactionLog: true,
    logger: {
      ...silent,
      debug: (entry: { tnx?: string }, text: unknown) => {
        if (entry.tnx === "server") greeting ||= String(text);
      },
    },
  });
  return new Promise((resolve, reject) => {
    const settle = (error: SmtpError) => {
      const { secure, allowsAuth: offersLogin } = connection;
      if (result) resolve({ ...result, greeting, secure, offersLogin });
      else reject(error);
    };
    const fail = (error: SmtpError) => {
      settle(error);
      connection.close();
    };
    const finish = () => {
      settle(hungUp);
      connection.quit();
    };
    const then = (step: () => void) => (error?: SmtpError | null) => (error ? fail(error) : step());
    const sendEnvelope = () => connection.login({ method: ENVELOPE }, then(finish));
    connection.on("error", fail);
    // A reply that came just before is read first.
    connection.once("end", () => setImmediate(fail, hungUp));
    signal.addEventListener("abort", () => fail({ code: "ETIMEDOUT" }), { once: true });
    connection.connect(
      then(() => {
        const { auth, authMethod: method } = options;
        if (auth && connection.allowsAuth)
          connection.login({ method, ...auth }, then(sendEnvelope));
        else sendEnvelope();
      }),
    );
  });
}

function mailFrom({ from, international }: Envelope, offersSmtpUtf8: boolean): string {
  return `MAIL FROM:<${from}>${international && offersSmtpUtf8 ? " SMTPUTF8" : ""}`;
}

/** Whether a reply says yes. */
export function isTaken(reply: SmtpReply): boolean {
  return reply.startsWith("2");
}

const hungUp: SmtpError = { code: "ECONNECTION", message: "the server hung up" };
const silent = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
