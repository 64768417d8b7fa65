import { quoteListHref } from "#products/list-links.ts";
import type { QuoteLine } from "./quote-line.ts";

/** Address that opens these lines as a list of its own. */
export function listHref(lines: readonly QuoteLine[]): string {
  return quoteListHref(lines.map(({ piece, quantity }) => ({ id: piece.id, quantity })));
}
