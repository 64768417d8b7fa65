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

/** A little web server before a shop. */
export interface TestProxy {
  url: string;
  close: () => Promise<void>;
}

/** An answer on its way back through a web server. */
export interface PassedBack {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export interface ProxyFaults {
  /** Changes the headers passed on to the shop. */
  on?: (headers: IncomingHttpHeaders) => OutgoingHttpHeaders;
  /** Changes what comes back from it. */
  back?: (response: PassedBack, path: string) => PassedBack;
  /** Bytes of body it lets through. */
  most?: number;
  /** What it says to more; 413 when left out. */
  refusesWith?: number;
  /** Keeps every answer for everybody, whatever it says. */
  keeps?: boolean;
}

/**
 * A web server that passes everything on to the shop but for what is wrong with it.
 * @param shop its address, asked for at each request: it may open later than its web server.
 */
export function proxyTo(shop: () => string, faults: ProxyFaults = {}): Promise<TestProxy> {
  const kept = new Map<string, PassedBack>();
  return listening(async (request, response) => {
    const body = await buffer(request);
    const path = request.url ?? "/";
    const refused = body.length > (faults.most ?? Number.POSITIVE_INFINITY);
    const answer = refused
      ? { status: faults.refusesWith ?? 413, headers: {}, body: Buffer.from("<h1>No</h1>") }
      : (kept.get(path) ?? (await passedOn(`${shop()}${path}`, request, body, faults)));
    if (faults.keeps) kept.set(path, answer);
    const { status, headers, body: given } = faults.back?.(answer, path) ?? answer;
    response.writeHead(status, { server: "nginx/1.22.1", ...headers });
    response.end(given);
  });
}

async function passedOn(
  address: string,
  { method, headers }: { method?: string | undefined; headers: IncomingHttpHeaders },
  body: Buffer,
  { on = withAddress }: ProxyFaults,
): Promise<PassedBack> {
  const sent = httpRequest(address, { method, headers: on({ ...headers }), agent: false });
  sent.end(body);
  const [response] = await once(sent, "response");
  const { "transfer-encoding": _, connection: __, ...kept } = response.headers;
  return { status: response.statusCode, headers: kept, body: await buffer(response) };
}

/** What every web server should do: add the address it saw. */
export function withAddress(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const before = headers["x-forwarded-for"];
  return { ...headers, "x-forwarded-for": [before, "198.51.100.7"].filter(Boolean).join(", ") };
}

/** A server that answers everything by itself. */
export async function listening(answer: RequestListener): Promise<TestProxy> {
  return listeningOn(createServer(answer));
}

/** The same for a server made elsewhere, such as one with TLS. */
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
