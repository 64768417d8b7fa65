import { type LinkedLine, parseListLink } from "#domain/list-link.ts";
import { productCard } from "#products/product-cards.server.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import { postedQuantity } from "./posted-lines.ts";
import type { LinkedProduct } from "./quote-line.ts";

/** A list with the catalog's data. */
export interface LinkedProducts {
  offered: LinkedProduct[];
  /** Number of requested products that have left the catalog. */
  missing: number;
}

/** The products in a list link (rule 8.10). */
export function productsFromLink(catalog: Catalog, items: string): LinkedProducts {
  return findProducts(catalog, parseListLink(items));
}

/**
 * The products of a posted form with their quantities as typed, so that a refused form is shown
 * again as it was.
 */
export function productsFromForm(catalog: Catalog, form: FormData): LinkedProducts {
  const quantities = form.getAll("itemQuantity");
  const notes = form.getAll("itemNotes");
  const lines = form.getAll("itemId").map((id, index) => ({
    id: String(id),
    ...postedQuantity(String(quantities[index] ?? "1")),
    notes: String(notes[index] ?? ""),
  }));
  return findProducts(catalog, lines);
}

function findProducts(
  catalog: Catalog,
  lines: readonly (LinkedLine & { notes?: string })[],
): LinkedProducts {
  const products = catalog.byIds(lines.map(({ id }) => id));
  const offered = lines.flatMap(({ id, notes = "", ...quantity }) => {
    const product = products.get(id);
    return product ? [{ product: productCard(catalog, product), notes, ...quantity }] : [];
  });
  return { offered, missing: lines.length - offered.length };
}
