import { formLimits } from "./form-limits.ts";

/** One piece in a link that carries a quote list. */
export interface LinkedLine {
  id: string;
  quantity: number;
}

/**
 * Reads the `items` of a quote-list link, `ID:QTY,ID:QTY` (ruling 38). People shorten and paste
 * links, so nothing is refused: a missing quantity is 1, one out of range is held to the range, a
 * piece named twice is asked for twice, and what names no piece is left out.
 */
export function parseListLink(items: string | null): LinkedLine[] {
  const quantities = new Map<string, number>();
  for (const part of (items ?? "").split(",")) {
    const [id = "", quantity = "1"] = part.split(":").map((text) => text.trim());
    if (id === "" || (quantities.size >= formLimits.items && !quantities.has(id))) continue;
    quantities.set(id, capped((quantities.get(id) ?? 0) + wholeQuantity(quantity)));
  }
  return [...quantities].map(([id, quantity]) => ({ id, quantity }));
}

/** The `items` that `parseListLink` reads back as these lines, ready to stand in an address. */
export function formatListLink(lines: readonly LinkedLine[]): string {
  return lines.map(({ id, quantity }) => `${encodeURIComponent(id)}:${quantity}`).join(",");
}

function wholeQuantity(text: string): number {
  return Math.max(capped(Math.floor(Number(text)) || 1), 1);
}

function capped(quantity: number): number {
  return Math.min(quantity, formLimits.itemQuantity);
}
