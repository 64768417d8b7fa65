import { type LinkedLine, parseListLink } from "#domain/list-link.ts";
import { catalog } from "#products/catalog.server.ts";
import { productCard } from "#products/product-cards.server.ts";
import { postedQuantity } from "./posted-lines.ts";
import type { LinkedProduct } from "./quote-line.ts";

/** A list with the catalog's data. */
export interface LinkedProducts {
  offered: LinkedProduct[];
  /** Number of requested products that have left the catalog. */
  missing: number;
}

/** The products in a list link (rule 8.10). */
export function productsFromLink(items: string | null): Promise<LinkedProducts> {
  return findProducts(parseListLink(items));
}

/**
 * The products of a posted form with their quantities as typed, so that a refused form is shown
 * again as it was.
 */
export function productsFromForm(form: FormData): Promise<LinkedProducts> {
  const quantities = form.getAll("itemQuantity");
  const notes = form.getAll("itemNotes");
  const lines = form.getAll("itemId").map((id, index) => ({
    id: String(id),
    ...postedQuantity(String(quantities[index] ?? "1")),
    notes: String(notes[index] ?? ""),
  }));
  return findProducts(lines);
}

async function findProducts(
  lines: readonly (LinkedLine & { notes?: string })[],
): Promise<LinkedProducts> {
  const products = await catalog.byIds(lines.map(({ id }) => id));
  const offered = lines.flatMap(({ id, notes = "", ...quantity }) => {
    const product = products.get(id);
    return product ? [{ product: productCard(product), notes, ...quantity }] : [];
  });
  return { offered, missing: lines.length - offered.length };
}
