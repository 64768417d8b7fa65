import type { Exchange } from "./exchange.ts";

/**
 * Whether the asker of a page or file that is there has it already, by its tag (RFC 9110, section
 * 13.1.2). What is not there, or what a post comes to, is always told.
 */
export function isNotModified(
  { request, method }: Pick<Exchange, "request" | "method">,
  status: number,
  tag: string,
): boolean {
  const known = request.headers["if-none-match"];
  if (known === undefined || status < 200 || status > 299) return false;
  if (method !== "GET" && method !== "HEAD") return false;
  return known.trim() === "*" || known.includes(tag);
}
