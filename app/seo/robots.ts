import { addressesIn } from "#domain/addresses/every-table.ts";

/**
 * Lets crawlers read every page, including those with `noindex`, which they couldn't see otherwise
 * (decision 003). Only addresses that are not pages are disallowed, in every language (rule 2.9).
 */
export function robotsTxt(siteUrl: string): string {
  const noPages = Object.values(addressesIn).flatMap(({ pages, pieces }) => [
    `${pieces}/`,
    pages.searchSuggestions,
    pages.deliveryWindows,
  ]);
  return [
    "User-agent: *",
    ...noPages.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
