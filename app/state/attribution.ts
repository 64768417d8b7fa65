import { isRecord } from "#domain/is-record.ts";
import { type VisitStart, visitStart } from "./visit-start.ts";

/** Session storage key of the visit start, written by `app/inline/store-visit-start.ts`. */
const LANDING_KEY = "parsons-furniture-landing";
const UTM_NAMES = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;
/** Characters kept of each value; no real campaign name is longer. */
const MAX_LENGTH = 500;

/** Where a visit came from, by the names the lead forms post (rule 14.13). */
export type Attribution = Partial<Record<(typeof UTM_NAMES)[number], string>> & {
  /** The page on another site that led here. */
  referrer?: string;
  /** The first page of the visit, path and query. */
  landing_page?: string;
};

/** The visit's attribution, to be posted with every lead; empty if it can't be told. */
export function visitAttribution(): Attribution {
  try {
    // Some browsers block storage.
    const { href, referrer } = savedVisitStart() ?? visitStart();
    return attributionOf(href, referrer);
  } catch (error) {
    console.error(error);
    return {};
  }
}

/** The tab's stored visit start; undefined if storage is blocked or the entry is damaged. */
function savedVisitStart(): VisitStart | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(LANDING_KEY) ?? "null");
    if (!isRecord(kept) || typeof kept.href !== "string" || !parseUrl(kept.href)) return;
    return { href: kept.href, referrer: typeof kept.referrer === "string" ? kept.referrer : "" };
  } catch {
    return;
  }
}

/**
 * The attribution of a visit that started at `href`. A referrer on this site counts as the landing
 * page: either the shopper opened a new tab from it, or the browser blocks storage.
 */
export function attributionOf(href: string, referrer: string): Attribution {
  const current = new URL(href);
  const source = parseUrl(referrer);
  const internal = source?.origin === current.origin;
  const landing = source && internal ? source : current;
  const attribution: Attribution = { landing_page: truncate(landing.pathname + landing.search) };
  for (const name of UTM_NAMES) {
    const value = landing.searchParams.get(name);
    if (value) attribution[name] = truncate(value);
  }
  if (source && !internal) attribution.referrer = truncate(source.href);
  return attribution;
}

/** Undefined if it is no address. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function truncate(value: string): string {
  return value.slice(0, MAX_LENGTH);
}
