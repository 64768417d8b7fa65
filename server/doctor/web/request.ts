import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { Readable } from "node:stream";

/** Far more than any page of ours; somebody else's answer is not read further. */
const MAX_READ_BYTES = 2 * 1024 * 1024;

/** An answer as it came over the wire: still compressed, and no redirect followed. */
export interface WebResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names and values in turn, also those that came twice. */
  rawHeaders: string[];
  body: Buffer;
}

export interface WebRequest {
  method?: "GET" | "HEAD" | "POST";
  headers?: Record<string, string>;
  body?: Buffer;
  /** Milliseconds the answer may take. */
  limitMs: number;
  /** Goes to this address of the machine named, whatever the name leads to. */
  connectTo?: string;
  signal: AbortSignal;
}

/**
 * Asks a web address once, on a connection of its own.
 * @throws the network's error; one with the code ETIMEDOUT when no answer came in time.
 */
export function request(address: string, asked: WebRequest): Promise<WebResponse> {
  const { method = "GET", headers = {}, body, limitMs, connectTo, signal } = asked;
  const send = address.startsWith("https:") ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = send(address, {
      ...{ method, signal, agent: false },
      ...(connectTo ? { lookup: alwaysAt(connectTo) } : {}),
      headers: {
        "user-agent": "Mozilla/5.0 (compatible; npm run doctor)",
        ...(body ? { "content-length": body.length } : {}),
        ...headers,
      },
    });
    const over = setTimeout(() => sent.destroy(new NoResponseError()), limitMs);
    sent.on("error", reject).on("close", () => clearTimeout(over));
    sent.on("response", async (response) => {
      const { statusCode: status = 0, rawHeaders } = response;
      resolve({ status, headers: response.headers, rawHeaders, body: await readSome(response) });
      sent.destroy();
    });
    sent.end(body);
  });
}

/** Looks every name up to one address. */
function alwaysAt(address: string): LookupFunction {
  const family = isIP(address);
  return (_name, { all }, found) =>
    all ? found(null, [{ address, family }]) : found(null, address, family);
}

/** Nothing came in time. */
export class NoResponseError extends Error {
  readonly code = "ETIMEDOUT";

  constructor() {
    super("no answer");
  }
}

/** What came until the end, the limit or the connection's loss: the status is known already. */
async function readSome(response: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MAX_READ_BYTES) break;
    }
  } catch {
    // A server that refuses a long body may cut the connection behind its answer.
  }
  return Buffer.concat(chunks);
}
