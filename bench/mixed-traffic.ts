import { type LeadToSend, leadOf } from "#tests/support/every-kind.ts";
import { sitemapAddresses } from "#tests/support/sitemap-addresses.ts";

/** A page to request, or a lead to send. */
export type Visit = { path: string } | { lead: LeadToSend; key: string };

/** Bookings are left out because their places would be gone within seconds. */
const kinds = ["quote", "custom", "financing", "price_match"] as const;
const listings = ["reclining-sectionals", "stationary-sectionals", "recliners-lift-chairs"];
const searchTerms = ["sofa", "recliner", "gray", "leather", "table", "bed"];

/**
 * The traffic of a busy shop in cycles of twenty visits: one lead, twelve pages that are kept, and
 * seven searches and filtered listings that are new each time, so that each must be rendered.
 */
export function visitOf(turn: number, pages: readonly string[]): Visit {
  const step = turn % 20;
  if (step === 7) return leadVisit(Math.floor(turn / 20));
  if (step % 3 === 0) {
    const listing = listings[turn % listings.length];
    return step % 2 === 0
      ? { path: `/collections/living-room/${listing}?min=${turn}` }
      : { path: `/search?q=${searchTerms[turn % searchTerms.length]}+${turn}` };
  }
  return { path: pages[turn % pages.length] ?? "/" };
}

/** A lead from a new person; its kind changes with each turn. */
export function leadVisit(turn: number): Extract<Visit, { key: string }> {
  const key = crypto.randomUUID();
  const kind = kinds[turn % kinds.length] ?? "quote";
  return { lead: leadOf(kind, key, { date: "", window: "" }), key };
}

/** Paths of the pages that the shop keeps, from the sitemap. */
export async function keptPages(url: string): Promise<string[]> {
  return (await sitemapAddresses(url)).map(({ pathname }) => pathname);
}
