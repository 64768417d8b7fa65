import nodemailer from "nodemailer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { SmtpError } from "#server/mail/smtp-errors.ts";

/**
 * How long the server may be silent; shorter than a check may take, so that the finding shows at
 * which step.
 */
const PHASE_MS = 5_000;
/** The login method our commands are registered as with the SMTP client; no server offers it. */
const ENVELOPE = "ENVELOPE";

/** An email server's reply to a command, including its code. */
export type SmtpReply = string;

/** The addresses to test, as sent over SMTP; no email is sent. */
export interface Envelope {
  from: string;
  to: readonly string[];
  /** Whether an address has characters that only servers with SMTPUTF8 accept. */
  international: boolean;
}

/** The result of a conversation with an email server. */
export interface EmailServerResult {
  greeting: string;
  /** Whether the conversation used TLS. */
  secure: boolean;
  /** Whether a login is offered; if not, the client continues without one. */
  supportsLogin: boolean;
  supportsSmtpUtf8: boolean;
  /** Bytes of the largest email it accepts; undefined if it doesn't announce that. */
  maxEmailBytes: number | undefined;
  sender: SmtpReply;
  /** In the order of the recipients; empty if the sender was refused. */
  recipients: SmtpReply[];
}

type EnvelopeResult = Omit<EmailServerResult, "greeting" | "secure" | "supportsLogin">;

/**
 * Tests whether the email server would accept an email, without sending one: connection, TLS and
 * login as for every email, then MAIL FROM, RCPT TO, RSET and QUIT (decision 029). Rejects with an
 * `SmtpError` if connection or login fails.
 */
export function testEnvelope(
  smtpUrl: string,
  envelope: Envelope,
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
        const send = async (command: string) => (await sendCommand(command)).response;
        const supportsSmtpUtf8 = extensions.includes("SMTPUTF8");
        const sender = await send(mailFrom(envelope, supportsSmtpUtf8));
        const recipients: SmtpReply[] = [];
        // Stored from the first reply on, because some servers close the connection after a
        // refusal.
        result = {
          sender,
          recipients,
          supportsSmtpUtf8,
          maxEmailBytes: maxAllowedSize || undefined,
        };
        for (const address of isAccepted(sender) ? envelope.to : []) {
          recipients.push(await send(`RCPT TO:<${address}>`));
        }
        await send("RSET");
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
      const { secure, allowsAuth: supportsLogin } = connection;
      if (result) resolve({ ...result, greeting, secure, supportsLogin });
      else reject(error);
    };
    const fail = (error: SmtpError) => {
      settle(error);
      connection.close();
    };
    const finish = () => {
      settle(connectionClosed);
      connection.quit();
    };
    const then = (step: () => void) => (error?: SmtpError | null) => (error ? fail(error) : step());
    const sendEnvelope = () => connection.login({ method: ENVELOPE }, then(finish));
    connection.on("error", fail);
    // First reads a reply that arrived just before.
    connection.once("end", () => setImmediate(fail, connectionClosed));
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

function mailFrom({ from, international }: Envelope, supportsSmtpUtf8: boolean): string {
  return `MAIL FROM:<${from}>${international && supportsSmtpUtf8 ? " SMTPUTF8" : ""}`;
}

/** Whether a reply accepts the command. */
export function isAccepted(reply: SmtpReply): boolean {
  return reply.startsWith("2");
}

const connectionClosed: SmtpError = { code: "ECONNECTION", message: "the server hung up" };
const silent = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
