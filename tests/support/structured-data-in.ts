/** The blocks of structured data in a page's HTML. */
export function structuredDataIn(html: string): unknown[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...blocks].map((match) => JSON.parse(match[1] ?? ""));
}
