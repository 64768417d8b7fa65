import { isRecord } from "#domain/is-record.ts";
import { type VisitStart, visitStart } from "./visit-start.ts";

/** The visit's first address and what led there, noted by `app/inline/landing.ts`. */
const LANDING_KEY = "parsons-furniture-landing";
const UTM_NAMES = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;
/** Longest value kept; anything longer is no campaign name. */
const MAX_LENGTH = 500;

/** Where a visit came from, by the names the lead forms post (rule 14.13). */
export type Attribution = Partial<Record<(typeof UTM_NAMES)[number], string>> & {
  /** The page on another site that led here. */
  referrer?: string;
  /** The first page of the visit, path and query. */
  landing_page?: string;
};

/** The visit's attribution, to be posted with every lead. */
export function visitAttribution(): Attribution {
  // Some browsers forbid storage.
  const { href, referrer } = savedVisitStart() ?? visitStart();
  return attributionOf(href, referrer);
}

/** What the tab's first page noted; undefined where storage is forbidden or the note is damaged. */
function savedVisitStart(): VisitStart | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(LANDING_KEY) ?? "null");
    if (!isRecord(kept) || typeof kept.href !== "string" || !URL.canParse(kept.href)) return;
    return { href: kept.href, referrer: typeof kept.referrer === "string" ? kept.referrer : "" };
  } catch {
    return;
  }
}

/**
 * Reads a visit off its landing page. A referrer on this site is the landing page itself: the
 * shopper opened a new tab from it, or the browser forbids storage.
 */
export function attributionOf(href: string, referrer: string): Attribution {
  const here = new URL(href);
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const internal = from?.origin === here.origin;
  const landing = from && internal ? from : here;
  const attribution: Attribution = { landing_page: truncate(landing.pathname + landing.search) };
  for (const name of UTM_NAMES) {
    const value = landing.searchParams.get(name);
    if (value) attribution[name] = truncate(value);
  }
  if (from && !internal) attribution.referrer = truncate(from.href);
  return attribution;
}

function truncate(value: string): string {
  return value.slice(0, MAX_LENGTH);
}
