import { type LinkedLine, parseListLink } from "#domain/list-link.ts";
import { mergeLines } from "#domain/quantity.ts";
import { savedCards } from "#products/product-cards.server.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import { postedQuantity } from "./posted-lines.ts";
import type { LinkedProduct } from "./quote-line.ts";

/** A list with the catalog's data. */
export interface LinkedProducts {
  linked: LinkedProduct[];
  /** Number of requested products that have left the catalog. */
  missing: number;
  /** Titles of the products in their own color because their color was not chosen (rule 7.17). */
  ownColors: string[];
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
  const cards = new Map(
    savedCards(
      catalog,
      lines.map(({ id }) => id),
    ).map(({ savedId, ...card }) => [savedId ?? card.id, card]),
  );
  const linked = new Map<string, LinkedProduct>();
  const ownColors: string[] = [];
  let missing = 0;
  for (const { id, notes = "", ...quantity } of lines) {
    const product = cards.get(id);
    if (!product) {
      missing += 1;
      continue;
    }
    const line = { product, notes, ...quantity };
    const earlier = linked.get(product.id);
    linked.set(product.id, earlier ? { ...earlier, ...mergeLines(earlier, line) } : line);
    if (product.id !== id) ownColors.push(product.title);
  }
  return { linked: [...linked.values()], missing, ownColors };
}
