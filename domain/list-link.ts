import { formLimits } from "./form-limits.ts";
import { paths } from "./paths.ts";
import { MAX_QUANTITY } from "./quantity.ts";
import { readQuantity } from "./typed-quantity.ts";

/** One line of a list link. */
export interface LinkedLine {
  id: string;
  quantity: number;
  /** The text given as the quantity if it can't be read, to ask the shopper about (rule 8.10). */
  typed?: string;
}

/**
 * Reads the `items` of a list link, `ID:QTY,ID:QTY` (rule 8.10). Links get shortened and edited, so
 * nothing is refused: a missing quantity is 1, one too large becomes the maximum, quantities of a
 * repeated id are added, and parts without an id are skipped. An unreadable quantity counts as 1
 * and is returned in `typed`.
 */
export function parseListLink(items: string | null): LinkedLine[] {
  const lines = new Map<string, LinkedLine>();
  for (const part of (items ?? "").split(",")) {
    const [id = "", text = ""] = part.split(":").map((text) => text.trim());
    const earlier = lines.get(id);
    if (id === "" || (lines.size >= formLimits.items && !earlier)) continue;
    const { quantity, ...unread } = linkedQuantity(text);
    const sum = Math.min((earlier?.quantity ?? 0) + quantity, MAX_QUANTITY);
    lines.set(id, { ...earlier, id, quantity: sum, ...unread });
  }
  return [...lines.values()];
}

/** How many different ids the `items` of a list link name, also those beyond the most that are read. */
export function countListed(items: string | null): number {
  const ids = (items ?? "").split(",").map((part) => part.split(":")[0]?.trim());
  return new Set(ids.filter(Boolean)).size;
}

/** These lines as the `items` that `parseListLink` reads, encoded for a URL. */
export function formatListLink(lines: readonly LinkedLine[]): string {
  return lines.map(({ id, quantity }) => `${encodeURIComponent(id)}:${quantity}`).join(",");
}

/** Address that opens these products as a separate quote list (rule 8.10). */
export function quoteListHref(lines: readonly LinkedLine[]): string {
  return lines.length > 0
    ? `${paths.quoteRequest}?items=${formatListLink(lines)}`
    : paths.quoteRequest;
}

/** Address that asks whether these products fit (rule 20.10). */
export function fitListHref(lines: readonly LinkedLine[]): string {
  return lines.length > 0 ? `${paths.willItFit}?items=${formatListLink(lines)}` : paths.willItFit;
}

/** Address that shows these products as a wishlist. */
export function wishlistHref(ids: readonly string[]): string {
  return `${paths.wishlist}?items=${ids.map(encodeURIComponent).join(",")}`;
}

function linkedQuantity(text: string): Omit<LinkedLine, "id"> {
  const { value, problem } = readQuantity(text);
  if (value !== undefined) return { quantity: value };
  if (problem === "too-large") return { quantity: MAX_QUANTITY };
  return { quantity: 1, ...(problem === "empty" ? {} : { typed: text }) };
}
