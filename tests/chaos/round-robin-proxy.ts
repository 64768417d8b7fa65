import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

const HEALTH_INTERVAL_MS = 200;

/** A plain proxy: each request goes to the next process, whichever client sent it. */
export interface RoundRobin {
  url: string;
  close(): Promise<void>;
}

/**
 * Works like `deploy/Caddyfile`: keeps connections open, checks each process's health repeatedly,
 * tries the next process when one refuses the connection, keeps trying all processes when none
 * seems healthy, and never sends a request twice that may have arrived.
 * @param port where it listens; by default any free one.
 */
export async function startRoundRobin(upstreams: readonly string[], port = 0): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  const unhealthy = new Set<string>();
  const healthTimers = upstreams.map((upstream) => watchHealth(upstream, unhealthy));
  let turn = 0;
  const proxy: RoundRobin = { url: "", close };
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    turn += 1;
    const inTurn = [...upstreams.slice(turn % upstreams.length), ...upstreams].slice(
      0,
      upstreams.length,
    );
    const healthy = inTurn.filter((each) => !unhealthy.has(each));
    for (const upstream of healthy.length > 0 ? healthy : inTurn) {
      if (await forward({ incoming, outgoing, body, upstream, agent })) return;
    }
    outgoing.writeHead(502).end("nobody is there");
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  proxy.url = `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`;
  return proxy;

  async function close(): Promise<void> {
    for (const timer of healthTimers) clearInterval(timer);
    agent.destroy();
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  }
}

function watchHealth(upstream: string, unhealthy: Set<string>): NodeJS.Timeout {
  return setInterval(async () => {
    const healthy = await fetch(`${upstream}/healthz`).then(
      async (response) => (await response.text()) !== "" && response.ok,
      () => false,
    );
    if (healthy) unhealthy.delete(upstream);
    else unhealthy.add(upstream);
  }, HEALTH_INTERVAL_MS);
}

interface ForwardedRequest {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  body: Buffer;
  upstream: string;
  agent: Agent;
}

/** Resolves to false when the process refused the connection, so that another can be tried. */
function forward({
  incoming,
  outgoing,
  body,
  upstream,
  agent,
}: ForwardedRequest): Promise<boolean> {
  return new Promise((resolve) => {
    const upstreamRequest = request(`${upstream}${incoming.url}`, {
      agent,
      method: incoming.method,
      headers: { ...incoming.headers, "content-length": body.length },
    });
    upstreamRequest.on("response", (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    upstreamRequest.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") return resolve(false);
      if (outgoing.headersSent) return outgoing.destroy();
      return outgoing.writeHead(502).end("the connection was lost");
    });
    outgoing.on("close", () => {
      if (!outgoing.writableFinished) upstreamRequest.destroy();
      resolve(true);
    });
    upstreamRequest.end(body);
  });
}
