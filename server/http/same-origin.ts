import type { IncomingMessage } from "node:http";

/**
 * Whether a post may come from a page of ours. Browsers say where a form stood; programs that say
 * nothing hold no visitor's cookies or address book and are let through.
 */
export function isSameOrigin(request: IncomingMessage, siteUrl: string): boolean {
  const { origin, host, "sec-fetch-site": site } = request.headers;
  if (site) return site === "same-origin" || site === "none";
  if (!origin || origin === siteUrl) return true;
  return URL.parse(origin)?.host === host;
}
