import type { IncomingMessage } from "node:http";
import type { Config } from "#server/config/read-config.ts";
import { forwardedEntry } from "./forwarded.ts";

const MAX_MEMOIZED = 200;
const MAX_MEMOIZED_LENGTH = 100;

export type OriginConfig = Pick<Config, "siteUrl" | "trustProxy">;

/** Where the shop is, as one request sees it (rule 16.2). */
export interface OwnOrigin {
  /** The configured address: what pages, emails and redirects name. */
  siteUrl: string;
  /** The host the visitor asked for, as `normalizeHost` spells it; undefined when none can be read. */
  host: string | undefined;
  /** Every host that is ours: `SITE_URL`'s, the request's and the one a trusted proxy names. */
  hosts: readonly string[];
  /** How the visitor came, when a trusted proxy says so. */
  scheme: "http" | "https" | undefined;
}

/**
 * Our own origin, which the check of posts, the redirect to `SITE_URL` and the warnings all ask for
 * (rule 16.2). `X-Forwarded-Host` and `X-Forwarded-Proto` count only as deep as `TRUST_PROXY` says.
 */
export function ownOrigin(
  { headers }: Pick<IncomingMessage, "headers">,
  { siteUrl, trustProxy }: OriginConfig,
): OwnOrigin {
  const addressed = normalizeHost(headers.host ?? "");
  const forwarded = normalizeHost(forwardedEntry(headers["x-forwarded-host"], trustProxy) ?? "");
  const proto = forwardedEntry(headers["x-forwarded-proto"], trustProxy)?.toLowerCase();
  const hosts = [hostOfUrl(siteUrl), addressed, forwarded].filter((host) => host !== undefined);
  return {
    siteUrl,
    host: forwarded ?? addressed,
    hosts: [...new Set(hosts)],
    scheme: proto === "http" || proto === "https" ? proto : undefined,
  };
}

/** Reading an address costs more than the rest of a small answer, and most requests name the same one. */
function memoized(
  read: (text: string) => string | undefined,
): (text: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (text) => {
    if (known.has(text)) return known.get(text);
    const found = read(text);
    if (known.size >= MAX_MEMOIZED) known.clear();
    if (text.length <= MAX_MEMOIZED_LENGTH) known.set(text, found);
    return found;
  };
}

/** Host of an `Origin` or `Referer`, as `normalizeHost` spells it; undefined when it is no web address. */
export const hostOfUrl = memoized((address) => {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return normalizeHost(url.host);
});

const hostAndPort = /^(\[[\da-f:.]+\]|[^\s"#%,/:<>?@[\\\]^`{|}]+)(?::(\d{0,5}))?$/i;

/**
 * One spelling for a host: lower case, no dot at its end, no port where it is 80 or 443, which
 * proxies put there or leave out. Undefined for what is no host with an optional port.
 */
export const normalizeHost = memoized((host) => {
  const [, name, port = ""] = hostAndPort.exec(host) ?? [];
  const hostname = name && URL.parse(`http://${name}`)?.hostname.replace(/\.$/, "");
  if (!hostname || Number(port) > 65_535) return undefined;
  const usual = port === "" || Number(port) === 80 || Number(port) === 443;
  return usual ? hostname : `${hostname}:${Number(port)}`;
});

/** Whether a host, as `normalizeHost` spells it, is the machine itself. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/.test(host);
}
