import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface ReceiverResponse {
  status: number;
  headers?: Record<string, string>;
  /** What it says; `thanks` if left out. */
  body?: string;
}

export interface WebhookReceiver {
  url: string;
  received: ReceivedWebhook[];
  close(): Promise<void>;
}

/** A CRM on this machine that keeps what it gets and answers as told. */
export async function startWebhookReceiver(
  answer: (count: number) => ReceiverResponse | "never" = () => ({ status: 200 }),
): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString("utf8") });
      const told = answer(received.length);
      if (told === "never") return;
      response.writeHead(told.status, told.headers).end(told.body ?? "thanks");
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

/** The signature as standardwebhooks.com defines it, worked out without the library. */
export function expectedSignature(secret: string, { headers, body }: ReceivedWebhook): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}
