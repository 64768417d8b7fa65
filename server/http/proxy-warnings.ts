import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "#server/platform/log.ts";
import type { Exchange } from "./exchange.ts";
import { hostOfUrl, isLoopback, type OriginConfig, ownOrigin } from "./own-origin.ts";

/** Enough to see the mistake; strangers may ask for any host. */
const MAX_HOSTS = 5;

/** What proxies add to the requests they pass on. */
const proxyHeaders = [
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
  "x-real-ip",
  "forwarded",
] as const;

/** The first header by which a proxy shows itself. */
function proxySign(headers: IncomingHttpHeaders): string | undefined {
  return proxyHeaders.find((name) => headers[name] !== undefined);
}

/**
 * Says in the log what requests tell of a wrong setup: another host than `SITE_URL`'s, once for each
 * of the first few, and once a proxy that nobody trusts or one that does not say whom it serves.
 * Answers nothing.
 */
export function proxyWarnings(config: OriginConfig, logger: Logger) {
  const known = new Set([hostOfUrl(config.siteUrl)]);
  let warned = false;
  return ({ request, id }: Exchange): undefined => {
    const proxyHeader = proxySign(request.headers);
    // With a trusted proxy the first one looked for is what it has to send.
    const wrong =
      config.trustProxy === 0 ? proxyHeader : proxyHeader !== proxyHeaders[0] && proxyHeader;
    if (wrong && !warned) {
      warned = true;
      logger.warn({ id, header: wrong }, config.trustProxy === 0 ? NOT_TRUSTED : NO_ADDRESS);
    }
    if (known.size > MAX_HOSTS) return;
    const { host, siteUrl } = ownOrigin(request, config);
    if (host === undefined || host.length > 253 || known.has(host)) return;
    // Somebody on the machine itself; through a proxy it is one that does not pass the host on.
    if (isLoopback(host) && !proxyHeader) return;
    known.add(host);
    logger.warn({ id, host, siteUrl }, OTHER_HOST);
  };
}

const NOT_TRUSTED =
  "a proxy passed this request on, but TRUST_PROXY is 0: all visitors behind it share one limit. Set TRUST_PROXY to the number of proxies before the shop";

const NO_ADDRESS =
  "the trusted proxy does not send X-Forwarded-For: all visitors behind it share one limit. Let it add the visitor's address";

const OTHER_HOST =
  "a visitor asked for another host than SITE_URL's, which mails and links lead to. Set SITE_URL to the address visitors type, and let the proxy pass Host on";
