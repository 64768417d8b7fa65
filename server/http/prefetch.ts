import type { Exchange, HandlerResponse } from "./exchange.ts";

/** From resting on a link to pressing it; longer, and the shopper may be shown what is over. */
const PREFETCH_SECONDS = 30;

/**
 * Lets a browser keep a page's data that it fetched ahead of a click (`prefetch="intent"`): told to
 * ask each time, it would fetch the same once more when the link is pressed.
 */
export function cacheIfPrefetched(
  { request, path }: Exchange,
  response: HandlerResponse,
): HandlerResponse {
  const purpose = request.headers["sec-purpose"] ?? request.headers.purpose ?? "";
  const { status, headers } = response;
  if (!String(purpose).startsWith("prefetch") || !path.endsWith(".data")) return response;
  if (status !== 200 && status !== 304) return response;
  if (/private|no-store/.test(String(headers["cache-control"] ?? ""))) return response;
  return {
    ...response,
    headers: { ...headers, "cache-control": `private, max-age=${PREFETCH_SECONDS}` },
  };
}
