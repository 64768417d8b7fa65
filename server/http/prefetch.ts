import type { Exchange, HandlerResponse } from "./exchange.ts";

/** Covers the time from hovering over a link to clicking it; longer could show outdated data. */
const PREFETCH_SECONDS = 30;

/**
 * Lets a browser briefly cache a page's data that it fetched ahead of a click
 * (`prefetch="intent"`). If it had to revalidate, it would fetch the same data again at the click.
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
