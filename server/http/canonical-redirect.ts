import { canonicalPath } from "./canonical-path.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";

/**
 * Redirects a GET for another spelling of a page's address to the canonical one, keeping the query.
 */
export function canonicalRedirect({ method, path, query }: Exchange): HandlerResponse | undefined {
  if (method === "POST") return undefined;
  const canonical = canonicalPath(path);
  if (canonical === path) return undefined;
  const location = query ? `${canonical}?${query}` : canonical;
  return { status: 301, headers: { location, "cache-control": "public, max-age=3600" } };
}
