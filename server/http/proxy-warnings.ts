import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "#server/platform/log.ts";
import type { Exchange } from "./exchange.ts";
import { hostOfUrl, isLoopback, type OriginConfig, ownOrigin } from "./own-origin.ts";

/** Enough to notice the mistake. Limited because anyone may request any host. */
const MAX_HOSTS = 5;

/** Headers proxies add to the requests they pass on. */
const proxyHeaders = [
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
  "x-real-ip",
  "forwarded",
] as const;

/** The first header that shows a proxy passed the request on. */
function proxySign(headers: IncomingHttpHeaders): string | undefined {
  return proxyHeaders.find((name) => headers[name] !== undefined);
}

/**
 * Logs signs of a wrong setup: a request for another host than `SITE_URL`'s, once for each of the
 * first few hosts, and once a proxy that isn't trusted or doesn't send the client's address. Never
 * responds.
 */
export function proxyWarnings(config: OriginConfig, logger: Logger) {
  const knownHosts = new Set([hostOfUrl(config.siteUrl)]);
  let warned = false;
  return ({ request, id }: Exchange): undefined => {
    const proxyHeader = proxySign(request.headers);
    // A trusted proxy must send `X-Forwarded-For`, which is the first header looked for.
    const unexpected =
      config.trustProxy === 0 ? proxyHeader : proxyHeader !== proxyHeaders[0] && proxyHeader;
    if (unexpected && !warned) {
      warned = true;
      logger.warn({ id, header: unexpected }, config.trustProxy === 0 ? NOT_TRUSTED : NO_ADDRESS);
    }
    if (knownHosts.size > MAX_HOSTS) return;
    const { host, siteUrl } = ownOrigin(request, config);
    if (host === undefined || host.length > 253 || knownHosts.has(host)) return;
    // A direct request from this machine is fine; a loopback host from a proxy means it doesn't
    // pass on Host.
    if (isLoopback(host) && !proxyHeader) return;
    knownHosts.add(host);
    logger.warn({ id, host, siteUrl }, OTHER_HOST);
  };
}

const NOT_TRUSTED =
  "a proxy passed this request on, but TRUST_PROXY is 0: all visitors behind it share one limit. Set TRUST_PROXY to the number of proxies before the shop";

const NO_ADDRESS =
  "the trusted proxy does not send X-Forwarded-For: all visitors behind it share one limit. Let it add the visitor's address";

const OTHER_HOST =
  "a visitor asked for another host than SITE_URL's, which mails and links lead to. Set SITE_URL to the address visitors type, and let the proxy pass Host on";
