import { once } from "node:events";
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
} from "node:http";
import { buffer } from "node:stream/consumers";

/** A small proxy in front of a shop. */
export interface TestProxy {
  url: string;
  close: () => Promise<void>;
}

/** A response on its way back through the proxy. */
export interface PassedBack {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export interface ProxyFaults {
  /** Changes the headers forwarded to the shop. */
  on?: (headers: IncomingHttpHeaders) => OutgoingHttpHeaders;
  /** Changes the shop's response. */
  back?: (response: PassedBack, path: string) => PassedBack;
  /** Maximum bytes of a body it forwards. */
  most?: number;
  /** Status for larger bodies; 413 by default. */
  refusesWith?: number;
  /** Caches every response for all clients, regardless of its headers. */
  keeps?: boolean;
}

/**
 * Starts a proxy that forwards everything to the shop, except for its configured faults.
 * @param shop returns the shop's address; called for each request, because the shop may start
 *   later.
 */
export function proxyTo(shop: () => string, faults: ProxyFaults = {}): Promise<TestProxy> {
  const cached = new Map<string, PassedBack>();
  return listening(async (request, response) => {
    const body = await buffer(request);
    const path = request.url ?? "/";
    const refused = body.length > (faults.most ?? Number.POSITIVE_INFINITY);
    const passedBack = refused
      ? { status: faults.refusesWith ?? 413, headers: {}, body: Buffer.from("<h1>No</h1>") }
      : (cached.get(path) ?? (await forwarded(`${shop()}${path}`, request, body, faults)));
    if (faults.keeps) cached.set(path, passedBack);
    const { status, headers, body: given } = faults.back?.(passedBack, path) ?? passedBack;
    response.writeHead(status, { server: "nginx/1.22.1", ...headers });
    response.end(given);
  });
}

async function forwarded(
  address: string,
  { method, headers }: { method?: string | undefined; headers: IncomingHttpHeaders },
  body: Buffer,
  { on = withAddress }: ProxyFaults,
): Promise<PassedBack> {
  const outgoing = httpRequest(address, { method, headers: on({ ...headers }), agent: false });
  outgoing.end(body);
  const [response] = await once(outgoing, "response");
  const { "transfer-encoding": _, connection: __, ...cached } = response.headers;
  return { status: response.statusCode, headers: cached, body: await buffer(response) };
}

/** Adds the client address it saw, as every proxy should. */
export function withAddress(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const before = headers["x-forwarded-for"];
  return { ...headers, "x-forwarded-for": [before, "198.51.100.7"].filter(Boolean).join(", ") };
}

/** Starts a server that responds to everything itself. */
export async function listening(respond: RequestListener): Promise<TestProxy> {
  return listeningOn(createServer(respond));
}

/** The same for a given server, such as one with TLS. */
export async function listeningOn(server: Server, scheme = "http"): Promise<TestProxy> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return {
    url: `${scheme}://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
