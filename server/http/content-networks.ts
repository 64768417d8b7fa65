import { occurrences, type PageEdits } from "./page-edits.ts";

/** An attribute that keeps Cloudflare's Rocket Loader from changing and delaying a script. */
export const unchangedScript = ' data-cfasync="false"';

/** Comments between which Cloudflare leaves e-mail addresses as they are. */
const protectedPart = { start: "<!--email_off-->", end: "<!--/email_off-->" };

/** The content of a script or style, in which a character reference would be taken literally. */
export interface NotHtml {
  content: Buffer;
  isJson: boolean;
}

/**
 * Keeps content networks from replacing e-mail addresses: React could not hydrate such a page, and
 * the shopper would read "[email protected]". The @ of an address is written as a character
 * reference, or in data as an escape, which are read as the same and networks don't look for.
 */
export function protectAddresses(
  page: Buffer,
  notHtml: readonly NotHtml[],
  edits: PageEdits,
): void {
  const parts = notHtml.map(({ content, isJson }) => {
    const start = content.byteOffset - page.byteOffset;
    return { start, end: start + content.length, isJson };
  });
  for (const at of occurrences(page, "@")) {
    if (!isOfAddress(page[at - 1]) || !isOfAddress(page[at + 1])) continue;
    const part = parts.find(({ start, end }) => at >= start && at < end);
    if (!part) edits.replace(at, at + 1, "&#64;");
    else if (part.isJson) edits.replace(at, at + 1, "\\u0040");
  }
  const body = page.indexOf("<body");
  const bodyEnd = page.lastIndexOf("</body>");
  if (body < 0 || bodyEnd < 0) return;
  const bodyStart = page.indexOf(">", body) + 1;
  edits.replace(bodyStart, bodyStart, protectedPart.start);
  edits.replace(bodyEnd, bodyEnd, protectedPart.end);
}

/** Whether a byte can stand beside the @ of an address; letters beyond ASCII are bytes from 128. */
function isOfAddress(byte = 0x20): boolean {
  return byte >= 128 || /[\w.%+-]/.test(String.fromCharCode(byte));
}
