import { formLimits } from "./form-limits.ts";
import { MAX_QUANTITY } from "./quantity.ts";
import { readQuantity } from "./typed-quantity.ts";

/** One piece in a link that carries a quote list. */
export interface LinkedLine {
  id: string;
  quantity: number;
  /**
   * What stands for the quantity where it can't be read: to be shown and asked about (rule 8.10).
   */
  typed?: string;
}

/**
 * Reads the `items` of a quote-list link, `ID:QTY,ID:QTY` (rule 8.10). People shorten and paste
 * links, so nothing is refused: a missing quantity is 1, too large a one is the most, a piece named
 * twice is asked for twice, and what names no piece is left out. One that can't be read counts as 1
 * and is kept as it stands there.
 */
export function parseListLink(items: string | null): LinkedLine[] {
  const lines = new Map<string, LinkedLine>();
  for (const part of (items ?? "").split(",")) {
    const [id = "", text = ""] = part.split(":").map((text) => text.trim());
    const before = lines.get(id);
    if (id === "" || (lines.size >= formLimits.items && !before)) continue;
    const { quantity, ...unread } = linkedQuantity(text);
    const sum = Math.min((before?.quantity ?? 0) + quantity, MAX_QUANTITY);
    lines.set(id, { ...before, id, quantity: sum, ...unread });
  }
  return [...lines.values()];
}

/** The `items` that `parseListLink` reads back as these lines, ready to stand in an address. */
export function formatListLink(lines: readonly LinkedLine[]): string {
  return lines.map(({ id, quantity }) => `${encodeURIComponent(id)}:${quantity}`).join(",");
}

function linkedQuantity(text: string): Omit<LinkedLine, "id"> {
  const { value, problem } = readQuantity(text);
  if (value !== undefined) return { quantity: value };
  if (problem === "too-large") return { quantity: MAX_QUANTITY };
  return { quantity: 1, ...(problem === "empty" ? {} : { typed: text }) };
}
