import type { IncomingMessage } from "node:http";
import type { Logger } from "#server/platform/log.ts";
import { clientGroup } from "./client-address.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { isLoopback, type OriginConfig, type OwnOrigin, ownOrigin } from "./own-origin.ts";
import { redirectLoops } from "./redirect-loops.ts";

/**
 * Sends who came by http, as a trusted proxy says, to the same address at an https `SITE_URL`:
 * 308, so that a post stays a post (rule 16.3). A proxy may say "http" of everything, because
 * another one before it ends TLS; then it is not believed, or nobody would get anywhere.
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
    // Kept by nobody: a cache that takes both schemes for one would answer with a loop.
    return { status: 308, headers: { location, "cache-control": "no-store" } };
  };
}

const WRONG_PROTO =
  "X-Forwarded-Proto says http of visitors who came by https: let the proxy that ends TLS set it, and those behind it pass it on";

/**
 * Browsers send `Sec-Fetch-Site` over https only, and to loopback hosts over anything. A form's
 * origin names its own scheme, which goes before that.
 */
function provesHttps({ headers }: IncomingMessage, { host }: OwnOrigin): boolean {
  if (headers["sec-fetch-site"] === undefined || !host || isLoopback(host)) return false;
  return !headers.origin?.startsWith("http:");
}
