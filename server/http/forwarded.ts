/**
 * The entry of an `X-Forwarded-…` header that the outermost trusted proxy wrote. Proxies append to
 * such a list or replace it; what stands further left than `trustedProxies` entries from the right
 * came from the client and is never believed. One header line or several, in any spelling of a list.
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
