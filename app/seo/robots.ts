/**
 * Lets crawlers read every page, including those with `noindex`, which they couldn't see otherwise
 * (decision 003). Only addresses that are not pages are disallowed (rule 2.9).
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
