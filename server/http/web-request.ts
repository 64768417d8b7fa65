import type { PageRequest } from "./exchange.ts";

/** Headers about the connection, already checked, or of others, which pages must not see. */
const removedHeaders = new Set([
  "cookie",
  "authorization",
  "connection",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
  "expect",
  "te",
  "trailer",
  "host",
  "origin",
  "content-length",
  "if-none-match",
  "if-modified-since",
]);

/**
 * The request as pages see it: always at the configured site, whatever the `Host` header is, and
 * with GET for HEAD. A POST has no body because its form was read already. A GET has no headers, so a
 * page can't depend on who requested it first, nor on cookies that others set (rule 16.16).
 */
export function webRequest(exchange: PageRequest, siteUrl: string): Request {
  const { request, method, path, query } = exchange;
  const isPost = method === "POST";
  const headers = new Headers();
  for (const [name, value] of Object.entries(isPost ? request.headers : {})) {
    if (value !== undefined && isForPages(name)) {
      headers.set(name, Array.isArray(value) ? value.join(", ") : value);
    }
  }
  return new Request(`${siteUrl}${path}${query && `?${query}`}`, {
    method: isPost ? "POST" : "GET",
    headers,
  });
}

function isForPages(name: string): boolean {
  return !removedHeaders.has(name) && !name.startsWith("x-forwarded-");
}
