import type { Exchange } from "./exchange.ts";

/**
 * Whether the client has this version of a page or file already, by its tag (RFC 9110, section
 * 13.1.2). Never for errors or responses to a POST, which are always sent in full.
 */
export function isNotModified(
  { request, method }: Pick<Exchange, "request" | "method">,
  status: number,
  tag: string,
): boolean {
  const ifNoneMatch = request.headers["if-none-match"];
  if (ifNoneMatch === undefined || status < 200 || status > 299) return false;
  if (method !== "GET" && method !== "HEAD") return false;
  return ifNoneMatch.trim() === "*" || ifNoneMatch.includes(tag);
}
