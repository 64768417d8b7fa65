import { SMTPServer } from "smtp-server";

export interface ReceivedEmail {
  from: string;
  to: string[];
  /** The message as received. */
  source: string;
  octets: Buffer;
}

export interface SmtpReceiver {
  url: string;
  received: ReceivedEmail[];
  close(): Promise<void>;
}

/**
 * An email server's reply to a command: an error such as `553 5.7.1 Sender not allowed`, or
 * undefined to accept.
 */
type Reply = string | undefined;

/** How an email server responds; it accepts whatever isn't specified. */
export interface SmtpBehavior {
  /** Without 8BITMIME and SMTPUTF8: refuses every octet above 127, in commands and in the email. */
  strict?: boolean;
  mailFrom?: (address: string) => Reply;
  rcptTo?: (address: string) => Reply;
  /** The reply to a message, by its content. */
  message?: (source: string) => Reply;
  /** The reply to the n-th message (from 1), possibly late. */
  data?: (count: number) => Reply | Promise<Reply>;
}

/**
 * Starts an email server on this machine.
 * @param refuse SMTP status to refuse the n-th message with (from 1), or undefined to accept it.
 */
export function startSmtpReceiver(
  refuse: (count: number) => number | undefined = () => undefined,
): Promise<SmtpReceiver> {
  return startEmailServer({
    data: (count) => {
      const status = refuse(count);
      return status === undefined ? undefined : `${status} not today`;
    },
  });
}

/** Starts an email server on this machine with custom replies. */
export async function startEmailServer(behavior: SmtpBehavior): Promise<SmtpReceiver> {
  const { strict = false } = behavior;
  const received: ReceivedEmail[] = [];
  let count = 0;
  // Addresses are already decoded here; only the raw bytes show how they were encoded.
  let sawEightBit = false;
  const checkOctets = (reply: Reply) =>
    strict && sawEightBit ? "501 5.5.4 8-bit octets on the wire" : reply;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    hide8BITMIME: strict,
    hideSMTPUTF8: strict,
    logger: false,
    onMailFrom: ({ address }, _session, done) =>
      done(refusal(checkOctets(behavior.mailFrom?.(address)))),
    onRcptTo: ({ address }, _session, done) =>
      done(refusal(checkOctets(behavior.rcptTo?.(address)))),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        count += 1;
        const octets = Buffer.concat(chunks);
        const dataReply = await behavior.data?.(count);
        const reply = checkOctets(dataReply ?? behavior.message?.(octets.toString("utf8")));
        if (reply !== undefined) {
          done(refusal(reply));
          return;
        }
        const { mailFrom: from, rcptTo: to } = session.envelope;
        received.push({
          from: from ? from.address : "",
          to: to.map(({ address }) => address),
          source: octets.toString("utf8"),
          octets,
        });
        done();
      });
    },
  });
  server.on("error", () => {});
  server.server.on("connection", (socket) => {
    socket.prependListener("data", (octets: Buffer) => {
      sawEightBit ||= octets.some((octet) => octet > 127);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function refusal(reply: Reply): Error | null {
  if (reply === undefined) return null;
  return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
}
