/**
 * The shop's own address, an origin without a trailing slash, as the server reads it at its start
 * (rule 2.10).
 */
export function siteUrl(): string {
  return process.env.SITE_URL ?? "";
}
