import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { Readable } from "node:stream";

/** Far more than any page of ours; another site's response isn't read further. */
const MAX_READ_BYTES = 2 * 1024 * 1024;

/** A response as received: still compressed, and no redirect followed. */
export interface WebResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names and values alternate; repeated headers are included. */
  rawHeaders: string[];
  body: Buffer;
}

export interface WebRequest {
  method?: "GET" | "HEAD" | "POST";
  headers?: Record<string, string>;
  body?: Buffer;
  /** Milliseconds the response may take. */
  limitMs: number;
  /** Connects to this IP address, whatever the host name resolves to. */
  connectTo?: string;
  signal: AbortSignal;
}

/**
 * Sends one request, on a connection of its own.
 * @throws the network's error; one with the code ETIMEDOUT if there was no response in time.
 */
export function request(address: string, options: WebRequest): Promise<WebResponse> {
  const { method = "GET", headers = {}, body, limitMs, connectTo, signal } = options;
  const send = address.startsWith("https:") ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = send(address, {
      method,
      signal,
      agent: false,
      ...(connectTo ? { lookup: alwaysAt(connectTo) } : {}),
      headers: {
        "user-agent": "Mozilla/5.0 (compatible; npm run doctor)",
        ...(body ? { "content-length": body.length } : {}),
        ...headers,
      },
    });
    const timer = setTimeout(() => sent.destroy(new NoResponseError()), limitMs);
    sent.on("error", reject).on("close", () => clearTimeout(timer));
    sent.on("response", async (response) => {
      const { statusCode: status = 0, rawHeaders } = response;
      resolve({ status, headers: response.headers, rawHeaders, body: await readSome(response) });
      sent.destroy();
    });
    sent.end(body);
  });
}

/** Resolves every name to one address. */
function alwaysAt(address: string): LookupFunction {
  const family = isIP(address);
  return (_name, { all }, callback) =>
    all ? callback(null, [{ address, family }]) : callback(null, address, family);
}

/** There was no response in time. */
export class NoResponseError extends Error {
  readonly code = "ETIMEDOUT";

  constructor() {
    super("no answer");
  }
}

/** The body up to its end, the limit or the loss of the connection; the status is known already. */
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
    // A server that refuses a long body may close the connection after its response.
  }
  return Buffer.concat(chunks);
}
