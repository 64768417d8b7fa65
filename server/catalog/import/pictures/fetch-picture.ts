import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { type RequestOptions, request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** Which hosts may be fetched from, and the limits. */
export interface FetchRules {
  /** Such as `cdn.example.com`; each must be listed by the owner. */
  hosts: readonly string[];
  maxBytes: number;
  /** Milliseconds for the whole picture, including redirects. */
  timeoutMs: number;
  /** Replaced by tests, whose server is on this machine. */
  isAllowedAddress?: (address: string) => boolean;
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
  ca?: string;
}

/** The fetched bytes, or why there are none. */
export type Fetched = { ok: true; bytes: Buffer } | { ok: false; problem: string };

const MOST_REDIRECTS = 3;

/**
 * Fetches a picture over https from one of the owner's hosts. Each redirect and each address that a
 * host name leads to is checked at the connection itself (rule 3.19).
 */
export async function fetchPicture(address: string, rules: FetchRules): Promise<Fetched> {
  const signal = AbortSignal.timeout(rules.timeoutMs);
  try {
    return await follow(address, rules, signal, MOST_REDIRECTS);
  } catch (error) {
    if (signal.aborted) return failed(`took longer than ${rules.timeoutMs / 1000} seconds`);
    return failed(error instanceof Error ? error.message : String(error));
  }
}

async function follow(
  address: string,
  rules: FetchRules,
  signal: AbortSignal,
  redirects: number,
): Promise<Fetched> {
  const url = URL.parse(address);
  if (url?.protocol !== "https:") return failed("is not an https address");
  if (url.username !== "" || url.password !== "") return failed("has a password in it");
  if (!rules.hosts.includes(url.host)) return failed(`is on ${url.host}, which is not listed`);
  const isAllowed = rules.isAllowedAddress ?? isPublicAddress;
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) !== 0 && !isAllowed(literal)) return failed(PRIVATE);
  const response = await respond(url, {
    signal,
    agent: false,
    lookup: checkedLookup(isAllowed, rules.resolve ?? addressesOf),
    ...(rules.ca ? { ca: rules.ca } : {}),
    headers: { accept: "image/*", "accept-encoding": "identity" },
  });
  try {
    const { statusCode = 0, headers } = response;
    if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location) {
      if (redirects === 0) return failed("is redirected too often");
      const next = URL.parse(headers.location, url.href)?.href ?? "";
      return await follow(next, rules, signal, redirects - 1);
    }
    if (statusCode !== 200) return failed(`the server responded ${statusCode}`);
    return await read(response, rules.maxBytes);
  } finally {
    response.destroy();
  }
}

function respond(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on("error", reject).end();
  });
}

async function read(response: IncomingMessage, maxBytes: number): Promise<Fetched> {
  const tooLarge = failed(`is larger than ${Math.round(maxBytes / 1e6)} MB`);
  if (Number(response.headers["content-length"]) > maxBytes) return tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > maxBytes) return tooLarge;
    chunks.push(chunk);
  }
  return { ok: true, bytes: Buffer.concat(chunks) };
}

const PRIVATE = "leads to an address that is not on the internet";

/** Resolves a name as usual, but fails if any of its addresses isn't allowed. */
function checkedLookup(
  isAllowed: (address: string) => boolean,
  resolve: (hostname: string) => Promise<LookupAddress[]>,
): LookupFunction {
  return (hostname, options, callback) => {
    const succeed = (addresses: LookupAddress[]) => {
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address))) {
        callback(new Error(PRIVATE), "", 4);
      } else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    };
    resolve(hostname).then(succeed, (error) => callback(error, "", 4));
  };
}

function addressesOf(hostname: string): Promise<LookupAddress[]> {
  return lookup(hostname, { all: true });
}

function failed(problem: string): Fetched {
  return { ok: false, problem };
}
