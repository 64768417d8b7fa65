/** Addresses that moved (rule 2.2). */
const moved: Record<string, string> = {
  "/collections/stationary-sectionals": "/collections/living-room/stationary-sectionals",
};

/** Letters, digits and signs that need no percent-encoding (RFC 3986, section 2.3). */
const needlesslyEncoded = /%(?:2[de]|5f|7e|3\d|[46][1-9a-f]|[57][\da])/gi;

/** File names and private links are case-sensitive. */
const caseMatters = /^\/(assets|desk-assets|pictures|bookings|quotes|desk)\/|\.[a-z]+$/;

/**
 * The canonical address of a page: lower case, no trailing slash, no repeated slashes, nothing encoded
 * that needn't be (rule 2.2).
 * Always starts with exactly one slash, so that it never leads to another site.
 */
export function canonicalPath(path: string): string {
  const single = path.replace(needlesslyEncoded, decodeURIComponent).replace(/\/{2,}/g, "/");
  if (single === "/") return single;
  const trimmed = single.endsWith("/") ? single.slice(0, -1) : single;
  const canonical = caseMatters.test(trimmed) ? trimmed : trimmed.toLowerCase();
  return moved[canonical] ?? canonical;
}
