/**
 * Placeholder in prerendered pages for the shop's own address. Pages are built before the address
 * is configured, so the server fills it in at startup (rule 2.10).
 */
export const siteUrlPlaceholder = "https://site-url.invalid";

/**
 * The origin that pages use in canonical links, Open Graph, structured data and emails, without a
 * trailing slash. During the build it is the placeholder; the server sets it from its
 * configuration.
 */
export function siteUrl(): string {
  return process.env.SITE_URL ?? siteUrlPlaceholder;
}
