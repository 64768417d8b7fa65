import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface ReceiverResponse {
  status: number;
  headers?: Record<string, string>;
  /** The body; `thanks` by default. */
  body?: string;
}

export interface WebhookReceiver {
  url: string;
  received: ReceivedWebhook[];
  close(): Promise<void>;
}

/** Starts a CRM on this machine that records webhooks and responds with `respond`. */
export async function startWebhookReceiver(
  respond: (count: number) => ReceiverResponse | "never" = () => ({ status: 200 }),
): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString("utf8") });
      const reply = respond(received.length);
      if (reply === "never") return;
      response.writeHead(reply.status, reply.headers).end(reply.body ?? "thanks");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hooks/leads`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Computes the signature as standardwebhooks.com defines it, without the library. */
export function expectedSignature(secret: string, { headers, body }: ReceivedWebhook): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}
