/**
 * Stands in prerendered pages where the shop's own address belongs. Pages are built once, the
 * address is configured later: the server puts it in at start (rule 2.10).
 */
export const siteUrlPlaceholder = "https://site-url.invalid";

/**
 * The origin pages use in canonical links, Open Graph, structured data and emails, without a slash
 * at the end. While building it is the placeholder; the server sets it from its configuration.
 */
export function siteUrl(): string {
  return process.env.SITE_URL ?? siteUrlPlaceholder;
}
