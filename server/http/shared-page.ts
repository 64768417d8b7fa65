import { englishPath } from "#domain/addresses/english-path.ts";
import type { PageRequest } from "./exchange.ts";

/**
 * `Cache-Control` of a page that is the same for everyone. A browser revalidates it each time; a
 * cache in front of the shop may send it for a minute, and for another minute while it fetches the
 * next.
 */
export const sharedCacheControl = "public, max-age=0, s-maxage=60, stale-while-revalidate=60";

/** `Cache-Control` of a page whose route doesn't say that it may be shared. */
export const unsharedCacheControl = "private, no-cache";

/** Parameters of advertisements and newsletters, which change nothing on a page. */
const campaignParam =
  /^(?:utm_\w+|gad_\w+|gclid|gclsrc|gbraid|wbraid|dclid|srsltid|fbclid|igshid|msclkid|ttclid|twclid|li_fat_id|epik|mc_[ce]id|_hs\w+)$/i;

const listingParams = [
  "color",
  "material",
  "availability",
  "feature",
  "min",
  "max",
  "sort",
  "size",
  "columns",
  "page",
];

/** Parameters that shared pages read, by the first part of their paths; the others read none. */
const readParams: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["collections", new Set(["type", ...listingParams])],
  ["products", new Set(["variant", "color"])],
  ["search", new Set(["q", ...listingParams])],
  ["search-suggestions", new Set(["q"])],
]);

/** Of React Router: the routes whose data is asked for (`ownDataRequests`). */
const routesParam = "_routes";

const maxAddressLength = 512;

/**
 * The address under which a page may be kept for everyone: without campaign parameters, the others
 * in one order. Headers, cookies among them, change nothing about it. Undefined if the page must be
 * rendered for this request alone: it was posted, or its address is too long or has a parameter that
 * the page isn't listed with here, such as a shopper's list or the signed reference of a request
 * (rule 16.16).
 */
export function sharedAddress({
  method,
  path,
  query,
}: Omit<PageRequest, "request">): string | undefined {
  if (method === "POST") return undefined;
  if (path.length + query.length > maxAddressLength) return undefined;
  if (query === "") return path;
  const [, page = ""] = englishPath(path).split(/\/|\.data$/, 2);
  const kept = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) {
    if (campaignParam.test(name)) continue;
    if (name !== routesParam && !readParams.get(page)?.has(name)) return undefined;
    kept.append(name, value);
  }
  kept.sort();
  return kept.size === 0 ? path : `${path}?${kept}`;
}

/**
 * Whether a response may be sent to everyone who requests the address: only if its route says
 * `public`, and it sets no cookie and doesn't vary (rule 16.16).
 */
export function isShared(status: number, headers: Headers): boolean {
  const saysPublic = /(?:^|[\s,])public(?:[\s,]|$)/i.test(headers.get("cache-control") ?? "");
  return status === 200 && saysPublic && !headers.has("set-cookie") && !headers.has("vary");
}
