import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** A plain proxy: each request goes to the next process, whoever sent it. */
export interface RoundRobin {
  url: string;
  /** Where requests go, by turns; may change at any time. */
  upstreams: string[];
  close(): Promise<void>;
}

/**
 * Like any proxy it keeps connections open, asks the next process where one refuses the connection,
 * and never sends a request twice that may have arrived.
 */
export async function startRoundRobin(): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const proxy: RoundRobin = { url: "", upstreams: [], close };
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    for (let attempt = 0; attempt < proxy.upstreams.length + 1; attempt += 1) {
      turn += 1;
      const upstream = proxy.upstreams[turn % proxy.upstreams.length] ?? "";
      if (await passOn({ incoming, outgoing, body, upstream, agent })) return;
    }
    outgoing.writeHead(502).end("nobody is there");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  proxy.url = `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`;
  return proxy;

  async function close(): Promise<void> {
    agent.destroy();
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  }
}

interface Passing {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  body: Buffer;
  upstream: string;
  agent: Agent;
}

/** False when the process refused the connection, so that another may be asked. */
function passOn({ incoming, outgoing, body, upstream, agent }: Passing): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request(`${upstream}${incoming.url}`, {
      agent,
      method: incoming.method,
      headers: { ...incoming.headers, "content-length": body.length },
    });
    sent.on("response", (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      response.on("end", () => resolve(true));
    });
    sent.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") return resolve(false);
      outgoing.writeHead(502).end("the connection was lost");
      return resolve(true);
    });
    sent.end(body);
  });
}
