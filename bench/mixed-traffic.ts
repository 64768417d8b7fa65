import { type LeadToSend, leadOf } from "#tests/support/every-kind.ts";

/** A page to ask for, or a lead to send. */
export type Visit = { path: string } | { lead: LeadToSend; key: string };

/** Bookings are left out: their places would be gone within seconds. */
const kinds = ["quote", "custom", "financing", "price_match"] as const;
const listings = ["reclining-sectionals", "stationary-sectionals", "recliners-lift-chairs"];
const words = ["sofa", "recliner", "gray", "leather", "table", "bed"];

/**
 * What a busy shop is asked for, twenty visits by turns: one lead, twelve finished pages, and seven
 * searches and filtered lists nobody asked for before, so that each must be rendered.
 */
export function visitOf(turn: number, pages: readonly string[]): Visit {
  const place = turn % 20;
  if (place === 7) return leadVisit(Math.floor(turn / 20));
  if (place % 3 === 0) {
    const listing = listings[turn % listings.length];
    return place % 2 === 0
      ? { path: `/collections/living-room/${listing}?min=${turn}` }
      : { path: `/search?q=${words[turn % words.length]}+${turn}` };
  }
  return { path: pages[turn % pages.length] ?? "/" };
}

/** A lead of the kind whose turn it is, from a person of its own. */
export function leadVisit(turn: number): Extract<Visit, { key: string }> {
  const key = crypto.randomUUID();
  const kind = kinds[turn % kinds.length] ?? "quote";
  return { lead: leadOf(kind, key, { date: "", window: "" }), key };
}

/** The finished pages, as the sitemap lists them. */
export async function finishedPages(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, page = ""]) => new URL(page).pathname,
  );
}
