import type { Config } from "#server/config/read-config.ts";

export type SecurityConfig = Pick<Config, "siteUrl"> &
  Partial<Pick<Config, "hstsIncludeSubdomains">>;

const ONE_YEAR_SECONDS = 31_536_000;

/** Headers every answer carries; a page brings its own content security policy (rule 16.7). */
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
 * `Strict-Transport-Security` as the shop sends it; undefined while `SITE_URL` is not https. It binds
 * the other hosts of the domain only where the owner says so (decision 033).
 */
export function strictTransport({
  siteUrl,
  hstsIncludeSubdomains,
}: SecurityConfig): string | undefined {
  if (!siteUrl.startsWith("https:")) return undefined;
  return `max-age=${ONE_YEAR_SECONDS}${hstsIncludeSubdomains ? "; includeSubDomains" : ""}`;
}
