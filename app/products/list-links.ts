import { formatListLink, type LinkedLine } from "#domain/list-link.ts";
import { paths } from "#domain/paths.ts";

/** Address that opens these products as a separate quote list (rule 8.10). */
export function quoteListHref(lines: readonly LinkedLine[]): string {
  return lines.length > 0
    ? `${paths.quoteRequest}?items=${formatListLink(lines)}`
    : paths.quoteRequest;
}

/** Address that shows these products as a wishlist. */
export function wishlistHref(ids: readonly string[]): string {
  return `${paths.wishlist}?items=${ids.map(encodeURIComponent).join(",")}`;
}
