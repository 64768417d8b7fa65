import type { Collection } from "#domain/collection.ts";
import { collectionPath, paths } from "#domain/paths.ts";
import { collections } from "#shop/collections.ts";

/** A page listed for search engines and assistants (rule 2.7). */
interface SitePage {
  path: string;
  title: string;
  /** A short description of the page. */
  note: string;
}

/** The six collections, each followed by the pages below it. */
export const collectionPages: readonly SitePage[] = collections.flatMap((collection) => [
  { path: collection.link, title: collection.title, note: collection.description },
  ...typePages(collection),
]);

export const servicePages: readonly SitePage[] = [
  {
    path: paths.quoteRequest,
    title: "Request a quote",
    note: "send a list of pieces and get a price within 24 hours",
  },
  {
    path: paths.deliveryInfo,
    title: "Delivery info",
    note: "areas, fees, delivery prices by size, assembly times, add-ons",
  },
  {
    path: paths.bookDelivery,
    title: "Book delivery",
    note: "pick a delivery window and see the price before booking",
  },
  {
    path: paths.financing,
    title: "Financing",
    note: "pay in 4, monthly plans, layaway, and a payment calculator",
  },
  {
    path: paths.priceMatch,
    title: "Price match",
    note: "send a competitor's offer and hear within 24 hours whether we beat it",
  },
];

export const legalPages: readonly SitePage[] = [
  { path: paths.privacy, title: "Privacy policy", note: "what is stored and how to erase it" },
  { path: paths.terms, title: "Terms and conditions", note: "quotes, delivery, Texas law" },
];

/**
 * Every page of the sitemap except products; search, saved lists and private pages are left out.
 */
export const sitePaths: readonly string[] = [
  paths.home,
  ...[...collectionPages, ...servicePages, ...legalPages].map(({ path }) => path),
];

function typePages({ slug, typePages: hasTypePages, types }: Collection): SitePage[] {
  if (!hasTypePages) return [];
  return types.map((type) => ({
    path: collectionPath(slug, type.slug),
    title: type.title,
    note: type.description,
  }));
}
