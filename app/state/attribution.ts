const VISIT_KEY = "parsons-furniture-visit";
const UTM_NAMES = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;
/** Longest value kept; anything longer is no campaign name. */
const MAX_LENGTH = 500;

/** Where a visit came from, by the names the lead forms post (ruling 30). */
export type Attribution = Partial<Record<(typeof UTM_NAMES)[number], string>> & {
  /** The page on another site that led here. */
  referrer?: string;
  /** The first page of the visit, path and query. */
  landing_page?: string;
};

/** Keeps where this visit came from, unless that is known already. Call once as the page starts. */
export function captureVisit(): void {
  try {
    if (sessionStorage.getItem(VISIT_KEY) !== null) return;
    const attribution = attributionOf(location.href, document.referrer);
    sessionStorage.setItem(VISIT_KEY, JSON.stringify(attribution));
  } catch {
    // Without storage the visit is read from the page it ends on; see `visitAttribution`.
  }
}

/** The visit's attribution, to be posted with every lead. */
export function visitAttribution(): Attribution {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(VISIT_KEY) ?? "null");
    if (typeof kept === "object" && kept !== null) return onlyTexts(kept);
  } catch {
    // Blocked or damaged: the present page is the best that is known.
  }
  return attributionOf(location.href, document.referrer);
}

/**
 * Reads a visit off its landing page. A referrer on this site is the landing page itself: the
 * shopper followed a plain link before any script ran.
 */
export function attributionOf(href: string, referrer: string): Attribution {
  const here = new URL(href);
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const internal = from?.origin === here.origin;
  const landing = from && internal ? from : here;
  const attribution: Attribution = { landing_page: cut(landing.pathname + landing.search) };
  for (const name of UTM_NAMES) {
    const value = landing.searchParams.get(name);
    if (value) attribution[name] = cut(value);
  }
  if (from && !internal) attribution.referrer = cut(from.href);
  return attribution;
}

function onlyTexts(kept: object): Attribution {
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function cut(value: string): string {
  return value.slice(0, MAX_LENGTH);
}
