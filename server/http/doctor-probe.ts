import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { rateLimitInMemory } from "#server/limits/rate-limit.ts";
import { maxFormBytesWithFile } from "./body-limits.ts";
import { addressGroup, clientAddress, clientGroup } from "./client-address.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { forwardedEntry } from "./forwarded.ts";
import { normalizeHost, type OriginConfig, ownOrigin } from "./own-origin.ts";
import { receiveBody } from "./receive-body.ts";
import { jsonResponse } from "./refusal.ts";

/** The page that the doctor gets back if it asks for HTML: what content networks like to change. */
export function probePage(proof: string): string {
  return `<!doctype html><html lang="en"><head><title>${proof}</title><script src="/doctor.js"></script></head><body><a href="mailto:doctor@shop.example">doctor@shop.example</a></body></html>`;
}

/** What the shop saw of a request made by the doctor. */
export interface ProbeReport {
  /**
   * Stored with the token in the shop's database, so it proves that the shop uses that database.
   */
  proof: string;
  /** The setting the running shop was started with. */
  siteUrl: string;
  trustProxy: number;
  /** The `Host` header, as `normalizeHost` spells it. */
  host: string | null;
  /** The host of our own origin: the one a trusted proxy reports, or `host`. */
  believedHost: string | null;
  /** The scheme the client used, as a trusted proxy reports it. */
  scheme: "http" | "https" | null;
  /**
   * Which address the shop takes for the client's: the connection's, one a proxy reports, or one
   * the doctor made up.
   */
  visitor: "connected" | "forwarded" | "made up";
  /** Number of entries in `X-Forwarded-For`: made up by the doctor, and added after those. */
  madeUpEntries: number;
  addedEntries: number;
  /** Headers in which a proxy further out reports another client. */
  disagreeing: string[];
  /** Bytes of body that arrived. */
  received: number;
}

/** A network reserved for documentation (RFC 5737): no client has an address in it. */
export const exampleNetwork = "203.0.113.";

/** Headers in which content networks report the client's address. */
const visitorHeaders = ["cf-connecting-ip", "true-client-ip", "fastly-client-ip"] as const;

const probePath = /^\/doctor\/([0-9a-f]{64})$/;
/** Token lookups per client; a run of the doctor makes about ten requests. */
const LOOKUP_LIMIT = { max: 600, windowMs: 10 * 60_000 };

export interface DoctorProbeOptions {
  config: OriginConfig;
  /** Uses up a token and returns its proof; undefined if the token isn't valid. */
  redeem: (token: string) => Promise<string | undefined>;
}

/**
 * `/doctor/{token}`: reports to the doctor what arrived of its request (decision 029). Each token
 * works for one request; without a valid one the request is passed on and ends as a 404. A body is
 * counted up to the size of the largest form and never kept.
 */
export function doctorProbe({ config, redeem }: DoctorProbeOptions) {
  const lookups = rateLimitInMemory({ ...LOOKUP_LIMIT, now: () => performance.now() });
  return (exchange: Exchange): Promise<HandlerResponse | undefined> | undefined => {
    const token = probePath.exec(exchange.path)?.[1];
    return token ? probe(exchange, token) : undefined;
  };

  async function probe({ request }: Exchange, token: string): Promise<HandlerResponse | undefined> {
    if (!lookups.take(clientGroup(request, config.trustProxy)).ok) return undefined;
    // While the database fails, no token is valid: the response must reveal nothing.
    const proof = await redeem(token).catch(() => undefined);
    if (proof === undefined) return undefined;
    if (request.headers.accept === "text/html") return html(probePage(proof));
    const report = {
      proof,
      ...describeRequest(request, config),
      received: await countBody(request),
    };
    return jsonResponse(200, report satisfies ProbeReport, { "x-robots-tag": "noindex" });
  }
}

function html(body: string): HandlerResponse {
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return { status: 200, headers: { ...headers, "x-robots-tag": "noindex" }, body };
}

function describeRequest(request: IncomingMessage, config: OriginConfig) {
  const { headers } = request;
  const { host, scheme, siteUrl } = ownOrigin(request, config);
  const entries = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  const lastMadeUp = entries.findLastIndex(isExampleAddress);
  return {
    siteUrl,
    trustProxy: config.trustProxy,
    host: normalizeHost(headers.host ?? "") ?? null,
    believedHost: host ?? null,
    scheme: scheme ?? null,
    visitor: visitorOf(request, config.trustProxy),
    madeUpEntries: entries.filter(isExampleAddress).length,
    addedEntries: entries.length - lastMadeUp - 1,
    disagreeing: visitorHeaders.filter((name) =>
      reportsOtherClient(request, name, config.trustProxy),
    ),
  };
}

function isExampleAddress(address: string): boolean {
  return address.startsWith(exampleNetwork);
}

function visitorOf(request: IncomingMessage, trustProxy: number): ProbeReport["visitor"] {
  if (isExampleAddress(clientAddress(request, trustProxy))) return "made up";
  const named = forwardedEntry(request.headers["x-forwarded-for"], trustProxy);
  return named ? "forwarded" : "connected";
}

function reportsOtherClient(
  request: IncomingMessage,
  header: (typeof visitorHeaders)[number],
  trustProxy: number,
): boolean {
  const named = String(request.headers[header] ?? "");
  return isIP(named) > 0 && addressGroup(named) !== clientGroup(request, trustProxy);
}

/** Counts the bytes of the body without keeping them. */
async function countBody(request: IncomingMessage): Promise<number> {
  let bytes = 0;
  await receiveBody(request, (chunk) => {
    bytes += chunk.length;
    return bytes <= maxFormBytesWithFile;
  });
  return bytes;
}
