/**
 * Lets crawlers read every page, also those that say `noindex`: a crawler that may not read a page
 * never sees that it isn't to be listed (decision 003). Only what is no page is forbidden here
 * (rule 2.9).
 */
export function robotsTxt(siteUrl: string): string {
  return [
    "User-agent: *",
    "Disallow: /pieces/",
    "Disallow: /search-suggestions",
    "Disallow: /delivery-windows",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
