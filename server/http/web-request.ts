import type { Exchange } from "./exchange.ts";

/** About the connection to us, or judged already; pages must not see them. */
const dropped = new Set([
  ...["connection", "keep-alive", "transfer-encoding", "upgrade", "expect", "te", "trailer"],
  ...["host", "origin", "content-length", "if-none-match", "if-modified-since"],
]);

/**
 * The request as pages see it: always at the configured site, whatever the `Host` header claims,
 * and a HEAD as the GET it asks about. A post has no body: its form was read already.
 */
export function webRequest(exchange: Exchange, siteUrl: string): Request {
  const { request, method, path, query } = exchange;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !dropped.has(name) && !name.startsWith("x-forwarded-")) {
      headers.set(name, Array.isArray(value) ? value.join(", ") : value);
    }
  }
  return new Request(`${siteUrl}${path}${query && `?${query}`}`, {
    method: method === "POST" ? "POST" : "GET",
    headers,
  });
}
