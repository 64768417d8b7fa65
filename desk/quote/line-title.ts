import type { QuoteLine } from "#domain/quote/quote-draft.ts";
import type { ShownPiece } from "./loader.server.ts";

/** What a line is called; empty for one that isn't named yet. */
export function titleOf(line: QuoteLine, piece: ShownPiece | undefined): string {
  return line.title ?? piece?.title ?? line.id ?? "";
}
