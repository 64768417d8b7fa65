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

/** What the shop saw of a request of the doctor's. */
export interface ProbeReport {
  /** From the shop's database. */
  proof: string;
  /** What the running shop was started with. */
  siteUrl: string;
  trustProxy: number;
  /** The `Host` header, as `normalizeHost` spells it. */
  host: string | null;
  /** The host our own origin names: that of a trusted proxy, or `host`. */
  believedHost: string | null;
  /** How the visitor came, as a trusted proxy says. */
  scheme: "http" | "https" | null;
  /** Whom the shop takes for the visitor: who connected, whom a proxy names, or whom the doctor made up. */
  visitor: "connected" | "forwarded" | "made up";
  /** Entries of `X-Forwarded-For`: those the doctor sent, and those behind them. */
  madeUpEntries: number;
  addedEntries: number;
  /** Headers in which a proxy further out names another visitor than the one believed. */
  disagreeing: string[];
  /** Bytes of body that arrived. */
  received: number;
}

/** The network of addresses for documentation (RFC 5737), which no visitor has. */
export const exampleNetwork = "203.0.113.";

/** In which content networks say who asked them. */
const visitorHeaders = ["cf-connecting-ip", "true-client-ip", "fastly-client-ip"] as const;

const probePath = /^\/doctor\/([0-9a-f]{64})$/;
/** Requests of one address that are looked up at all; a run of the doctor makes about ten. */
const LOOKUP_LIMIT = { max: 600, windowMs: 10 * 60_000 };

export interface DoctorProbeOptions {
  config: OriginConfig;
  /** Uses a token up and gives its proof; undefined when it is none. */
  redeem: (token: string) => Promise<string | undefined>;
}

/**
 * `/doctor/{token}`: tells the doctor what arrived of its request (decision 035). Each token answers
 * one request; without one the address is left to the others, who say that there is nothing here.
 * A body is counted up to the size of the largest form and never kept.
 */
export function doctorProbe({ config, redeem }: DoctorProbeOptions) {
  const lookups = rateLimitInMemory({ ...LOOKUP_LIMIT, now: () => performance.now() });
  return (exchange: Exchange): Promise<HandlerResponse | undefined> | undefined => {
    const token = probePath.exec(exchange.path)?.[1];
    return token ? probe(exchange, token) : undefined;
  };

  async function probe({ request }: Exchange, token: string): Promise<HandlerResponse | undefined> {
    if (!lookups.take(clientGroup(request, config.trustProxy)).ok) return undefined;
    // A database that cannot answer knows no token: nobody else may learn anything here.
    const proof = await redeem(token).catch(() => undefined);
    if (proof === undefined) return undefined;
    const report = {
      proof,
      ...describeRequest(request, config),
      received: await countBody(request),
    };
    return jsonResponse(200, report satisfies ProbeReport, { "x-robots-tag": "noindex" });
  }
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
    disagreeing: visitorHeaders.filter((name) => namesAnother(request, name, config.trustProxy)),
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

function namesAnother(
  request: IncomingMessage,
  header: (typeof visitorHeaders)[number],
  trustProxy: number,
): boolean {
  const named = String(request.headers[header] ?? "");
  return isIP(named) > 0 && addressGroup(named) !== clientGroup(request, trustProxy);
}

/** Bytes of the body, all of which are forgotten. */
async function countBody(request: IncomingMessage): Promise<number> {
  let bytes = 0;
  await receiveBody(request, (chunk) => {
    bytes += chunk.length;
    return bytes <= maxFormBytesWithFile;
  });
  return bytes;
}
