import type { Logger } from "#server/platform/log.ts";
import { clientGroup } from "./client-address.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { type OriginConfig, ownOrigin, provesHttps } from "./own-origin.ts";
import { redirectLoops } from "./redirect-loops.ts";

/**
 * Redirects a request that came over http, as a trusted proxy reports it, to the same address at an
 * https `SITE_URL`: with 308, so that a POST stays a POST (rule 16.3). A proxy behind another one
 * that ends TLS may report http for everything. Once that shows, its report is ignored; otherwise
 * redirects would never end.
 */
export function siteRedirect(config: OriginConfig, logger: Logger) {
  const loops = redirectLoops();
  let httpsSeen = false;
  let proxyDistrusted = false;
  const distrustProxy = (id: string) => {
    if (!proxyDistrusted) logger.warn({ id, siteUrl: config.siteUrl }, WRONG_PROTO);
    proxyDistrusted = true;
  };
  return (exchange: Exchange): HandlerResponse | undefined => {
    if (config.trustProxy === 0 || !config.siteUrl.startsWith("https:")) return undefined;
    const { request, id, path, query } = exchange;
    const own = ownOrigin(request, config);
    if (own.scheme === "https") httpsSeen = true;
    if (own.scheme !== "http") return undefined;
    const isHttps = provesHttps(request, own);
    if (isHttps) distrustProxy(id);
    if (isHttps || (proxyDistrusted && !httpsSeen)) return undefined;
    const location = `${own.siteUrl}${path}${query && `?${query}`}`;
    if (loops.isLoop(`${clientGroup(request, config.trustProxy)} ${location}`)) {
      distrustProxy(id);
      return undefined;
    }
    // Never cached: a cache that doesn't separate http from https would create a loop.
    return { status: 308, headers: { location, "cache-control": "no-store" } };
  };
}

const WRONG_PROTO =
  "X-Forwarded-Proto says http of visitors who came by https: let the proxy that ends TLS set it, and those behind it pass it on";
