import { facets } from "#domain/listing/facets.ts";
import { paths } from "./paths.ts";

/** What a listing's URL can hold beside its page number and product type (ruling 14). */
const listingParameters = [
  ...facets.map(({ name }) => name),
  ...["min", "max", "sort", "size", "columns"],
];

/**
 * Lets crawlers read every page once, and keeps them from the thousands of ways to filter and
 * sort it, from searches, shared lists and private links.
 */
export function robotsTxt(siteUrl: string): string {
  return [
    "User-agent: *",
    ...listingParameters.map((name) => `Disallow: /*?*${name}=`),
    `Disallow: ${paths.search}?`,
    `Disallow: ${paths.quoteRequest}?`,
    `Disallow: ${paths.wishlist}?`,
    "Disallow: /pieces/",
    "Disallow: /bookings/",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
