import type { Config } from "#server/config/read-config.ts";

export type SecurityConfig = Pick<Config, "siteUrl"> &
  Partial<Pick<Config, "hstsIncludeSubdomains">>;

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Headers added to every response. Pages have a content security policy of their own (rule 16.7).
 */
export function securityHeaders(config: SecurityConfig): Record<string, string> {
  const transport = strictTransport(config);
  return {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    ...(transport ? { "strict-transport-security": transport } : {}),
  };
}

/**
 * The shop's `Strict-Transport-Security`; undefined unless `SITE_URL` is https. It includes the
 * subdomains only if the owner asks for it (decision 014).
 */
export function strictTransport({
  siteUrl,
  hstsIncludeSubdomains,
}: SecurityConfig): string | undefined {
  if (!siteUrl.startsWith("https:")) return undefined;
  return `max-age=${ONE_YEAR_SECONDS}${hstsIncludeSubdomains ? "; includeSubDomains" : ""}`;
}
