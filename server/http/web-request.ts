import type { Exchange } from "./exchange.ts";

/** Headers about the connection, or already checked, which pages must not see. */
const removedHeaders = new Set([
  ...["connection", "keep-alive", "transfer-encoding", "upgrade", "expect", "te", "trailer"],
  ...["host", "origin", "content-length", "if-none-match", "if-modified-since"],
]);

/**
 * The request as pages see it: always at the configured site, whatever the `Host` header is, and
 * with GET for HEAD. A POST has no body because its form was read already.
 */
export function webRequest(exchange: Exchange, siteUrl: string): Request {
  const { request, method, path, query } = exchange;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !removedHeaders.has(name) && !name.startsWith("x-forwarded-")) {
      headers.set(name, Array.isArray(value) ? value.join(", ") : value);
    }
  }
  return new Request(`${siteUrl}${path}${query && `?${query}`}`, {
    method: method === "POST" ? "POST" : "GET",
    headers,
  });
}
