import { type LinkedLine, parseListLink } from "#domain/list-link.ts";
import { catalogue } from "#products/catalogue.server.ts";
import { productCard } from "#products/product-cards.server.ts";
import { postedQuantity } from "./posted-lines.ts";
import type { OfferedPiece } from "./quote-line.ts";

/** A list with what the catalogue knows about it. */
export interface OfferedList {
  offered: OfferedPiece[];
  /** How many of the pieces asked for have left the catalogue. */
  missing: number;
}

/** The pieces a quote-list link names (rule 8.10). */
export function linkedList(items: string | null): Promise<OfferedList> {
  return offeredList(parseListLink(items));
}

/** The pieces of a posted form with their quantities as typed, so that a refused one comes back as it was. */
export function postedList(form: FormData): Promise<OfferedList> {
  const quantities = form.getAll("itemQuantity");
  const notes = form.getAll("itemNotes");
  const lines = form.getAll("itemId").map((id, place) => ({
    id: String(id),
    ...postedQuantity(String(quantities[place] ?? "1")),
    notes: String(notes[place] ?? ""),
  }));
  return offeredList(lines);
}

async function offeredList(
  lines: readonly (LinkedLine & { notes?: string })[],
): Promise<OfferedList> {
  const products = await catalogue.byIds(lines.map(({ id }) => id));
  const offered = lines.flatMap(({ id, notes = "", ...quantity }) => {
    const product = products.get(id);
    return product ? [{ piece: productCard(product), notes, ...quantity }] : [];
  });
  return { offered, missing: lines.length - offered.length };
}
