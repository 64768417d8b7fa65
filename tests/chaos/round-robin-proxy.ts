import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

const HEALTH_INTERVAL_MS = 200;

/** A plain proxy: each request goes to the next process, whoever sent it. */
export interface RoundRobin {
  url: string;
  close(): Promise<void>;
}

/**
 * Does what `deploy/Caddyfile` says: keeps connections open, asks each process again and again
 * whether it is well, asks the next one where one refuses the connection, gives nobody up while all
 * seem unwell, and never sends a request twice that may have arrived.
 */
export async function startRoundRobin(upstreams: readonly string[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  const unwell = new Set<string>();
  const looking = upstreams.map((upstream) => watchHealth(upstream, unwell));
  let turn = 0;
  const proxy: RoundRobin = { url: "", close };
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    turn += 1;
    const byTurns = [...upstreams.slice(turn % upstreams.length), ...upstreams].slice(
      0,
      upstreams.length,
    );
    const well = byTurns.filter((each) => !unwell.has(each));
    for (const upstream of well.length > 0 ? well : byTurns) {
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
    for (const timer of looking) clearInterval(timer);
    agent.destroy();
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  }
}

function watchHealth(upstream: string, unwell: Set<string>): NodeJS.Timeout {
  return setInterval(async () => {
    const well = await fetch(`${upstream}/healthz`).then(
      async (response) => (await response.text()) !== "" && response.ok,
      () => false,
    );
    if (well) unwell.delete(upstream);
    else unwell.add(upstream);
  }, HEALTH_INTERVAL_MS);
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
