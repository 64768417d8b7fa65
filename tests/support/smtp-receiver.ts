import { SMTPServer } from "smtp-server";

export interface ReceivedEmail {
  from: string;
  to: string[];
  /** The message as it came over the wire. */
  source: string;
  octets: Buffer;
}

export interface SmtpReceiver {
  url: string;
  received: ReceivedEmail[];
  close(): Promise<void>;
}

/** What a mail server says to a command: `553 5.7.1 Sender not allowed`, or nothing to take it. */
type Reply = string | undefined;

/** How a mail server behaves; what is left out it takes. */
export interface SmtpManners {
  /** Without 8BITMIME and SMTPUTF8: refuses every octet above 127, in commands and in the mail. */
  strict?: boolean;
  mailFrom?: (address: string) => Reply;
  rcptTo?: (address: string) => Reply;
  /** Answers a message by what is in it. */
  message?: (source: string) => Reply;
  /** Answers the n-th message (from 1), perhaps late. */
  data?: (count: number) => Reply | Promise<Reply>;
}

/**
 * A mail server on this machine.
 * @param refuse SMTP status to refuse the n-th message with (from 1), or undefined to take it.
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

/** A mail server on this machine, with manners of its own. */
export async function startEmailServer(manners: SmtpManners): Promise<SmtpReceiver> {
  const { strict = false } = manners;
  const received: ReceivedEmail[] = [];
  let count = 0;
  // Addresses reach us decoded: only the wire tells how they were written.
  let sawEightBit = false;
  const judge = (reply: Reply) =>
    strict && sawEightBit ? "501 5.5.4 8-bit octets on the wire" : reply;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    hide8BITMIME: strict,
    hideSMTPUTF8: strict,
    logger: false,
    onMailFrom: ({ address }, _session, done) => done(refusal(judge(manners.mailFrom?.(address)))),
    onRcptTo: ({ address }, _session, done) => done(refusal(judge(manners.rcptTo?.(address)))),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        count += 1;
        const octets = Buffer.concat(chunks);
        const said = await manners.data?.(count);
        const reply = judge(said ?? manners.message?.(octets.toString("utf8")));
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
