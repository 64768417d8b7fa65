import type { Logger } from "#server/log.ts";
import type { Exchange } from "./exchange.ts";
import { hostOf, isLoopback, type OriginConfig, ownOrigin } from "./own-origin.ts";

/** Enough to see the mistake; strangers may ask for any host. */
const MOST_HOSTS = 5;

/**
 * Says in the log what requests tell of a wrong set-up: another host than `SITE_URL`'s, once for each
 * of the first few, and `X-Forwarded-For` though no proxy is trusted, once. Answers nothing.
 */
export function requestHints(config: OriginConfig, logger: Logger) {
  const known = new Set([hostOf(config.siteUrl)]);
  let forwardedSeen = config.trustProxy > 0;
  return ({ request, id }: Exchange): undefined => {
    const forwarded = request.headers["x-forwarded-for"] !== undefined;
    if (forwarded && !forwardedSeen) {
      forwardedSeen = true;
      logger.warn({ id }, NO_PROXY_TRUSTED);
    }
    if (known.size > MOST_HOSTS) return;
    const { host, siteUrl } = ownOrigin(request, config);
    if (host === undefined || host.length > 253 || known.has(host)) return;
    // Somebody on the machine itself; through a proxy it is one that does not pass the host on.
    if (isLoopback(host) && !forwarded) return;
    known.add(host);
    logger.warn({ id, host, siteUrl }, OTHER_HOST);
  };
}

const NO_PROXY_TRUSTED =
  "X-Forwarded-For arrives, but TRUST_PROXY is 0: all visitors behind that proxy share one limit. Set TRUST_PROXY to the number of proxies before the shop";

const OTHER_HOST =
  "a visitor asked for another host than SITE_URL's, which mails and links lead to. Set SITE_URL to the address visitors type, and let the proxy pass Host on";
