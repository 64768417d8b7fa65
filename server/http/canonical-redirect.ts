import { canonicalPath } from "./canonical-path.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";

/** Sends GETs for another spelling of a page's address to its canonical one, query kept. */
export function canonicalRedirect({ method, path, query }: Exchange): HandlerResponse | undefined {
  if (method === "POST") return undefined;
  const canonical = canonicalPath(path);
  if (canonical === path) return undefined;
  const location = query ? `${canonical}?${query}` : canonical;
  return { status: 301, headers: { location, "cache-control": "public, max-age=3600" } };
}
