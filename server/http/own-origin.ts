import type { IncomingMessage } from "node:http";
import type { Config } from "#server/config/read-config.ts";
import { ownText } from "#server/platform/held-bytes.ts";
import { forwardedEntry } from "./forwarded.ts";

const MAX_MEMOIZED = 200;
const MAX_MEMOIZED_LENGTH = 100;

export type OriginConfig = Pick<Config, "siteUrl" | "trustProxy">;

/** The shop's own addresses as one request shows them (rule 16.2). */
export interface OwnOrigin {
  /** The configured address, used in pages, emails and redirects. */
  siteUrl: string;
  /** The requested host, as `normalizeHost` spells it; undefined if it can't be read. */
  host: string | undefined;
  /**
   * Every host that counts as ours: `SITE_URL`'s, the request's and the one a trusted proxy
   * reports.
   */
  hosts: readonly string[];
  /** The scheme the client used, if a trusted proxy reports it. */
  scheme: "http" | "https" | undefined;
}

/**
 * The shop's own origin, which the check of posts, the redirect to `SITE_URL` and the proxy
 * warnings use (rule 16.2). `X-Forwarded-Host` and `X-Forwarded-Proto` are trusted only as deep as
 * `TRUST_PROXY` allows.
 */
export function ownOrigin(
  { headers }: Pick<IncomingMessage, "headers">,
  { siteUrl, trustProxy }: OriginConfig,
): OwnOrigin {
  const requested = normalizeHost(headers.host ?? "");
  const forwarded = normalizeHost(forwardedEntry(headers["x-forwarded-host"], trustProxy) ?? "");
  const proto = forwardedEntry(headers["x-forwarded-proto"], trustProxy)?.toLowerCase();
  const hosts = [hostOfUrl(siteUrl), requested, forwarded].filter((host) => host !== undefined);
  return {
    siteUrl,
    host: forwarded ?? requested,
    hosts: [...new Set(hosts)],
    scheme: proto === "http" || proto === "https" ? proto : undefined,
  };
}

/**
 * Remembers results: parsing an address costs more than the rest of a small response, and most
 * requests have the same one.
 */
function memoized(
  read: (text: string) => string | undefined,
): (text: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (text) => {
    if (known.has(text)) return known.get(text);
    const found = read(text);
    if (known.size >= MAX_MEMOIZED) known.clear();
    if (text.length <= MAX_MEMOIZED_LENGTH) known.set(ownText(text), found);
    return found;
  };
}

/**
 * Host of an `Origin` or `Referer`, as `normalizeHost` spells it; undefined if it isn't a web
 * address.
 */
export const hostOfUrl = memoized((address) => {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return normalizeHost(url.host);
});

const hostAndPort = /^(\[[\da-f:.]+\]|[^\s"#%,/:<>?@[\\\]^`{|}]+)(?::(\d{0,5}))?$/i;

/**
 * The normal spelling of a host: lower case, no trailing dot, and no port if it is 80 or 443, which
 * proxies may add or leave out. Undefined if the text isn't a host with an optional port.
 */
export const normalizeHost = memoized((host) => {
  const [, name, port = ""] = hostAndPort.exec(host) ?? [];
  const hostname = name && URL.parse(`http://${name}`)?.hostname.replace(/\.$/, "");
  if (!hostname || Number(port) > 65_535) return undefined;
  const isDefaultPort = port === "" || Number(port) === 80 || Number(port) === 443;
  return isDefaultPort ? hostname : `${hostname}:${Number(port)}`;
});

/** Whether a host, as `normalizeHost` spells it, is this machine. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/.test(host);
}

/**
 * Browsers send `Sec-Fetch-Site` only over https, except to loopback hosts. A form's `Origin` has
 * its own scheme, which takes precedence.
 */
export function provesHttps(
  { headers }: Pick<IncomingMessage, "headers">,
  { host }: OwnOrigin,
): boolean {
  if (headers["sec-fetch-site"] === undefined || !host || isLoopback(host)) return false;
  return !headers.origin?.startsWith("http:");
}
