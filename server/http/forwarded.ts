/**
 * The entry of an `X-Forwarded-…` header that the outermost trusted proxy wrote. Proxies append to
 * such a list or replace it; entries further left than `trustedProxies` from the right came from
 * the client and are never trusted. Accepts one header line or several.
 */
export function forwardedEntry(
  header: string | string[] | undefined,
  trustedProxies: number,
): string | undefined {
  if (trustedProxies === 0 || header === undefined) return undefined;
  const entries = String(header)
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.at(-trustedProxies) ?? entries[0];
}
