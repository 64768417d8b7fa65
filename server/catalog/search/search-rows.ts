import type { Product } from "#domain/product.ts";
import type { CatalogEntry } from "#server/catalog/products/product-rows.ts";
import type { LimitedProduct } from "./fits-limits.ts";

/** What the search needs of a product besides its tokens. */
export interface SearchRow extends LimitedProduct {
  /** The product as it was indexed. */
  product: Product;
  position: number;
  isSoldOut: boolean;
}

/**
 * The products of a search index by their rows, each with the few values that thousands of matches
 * are compared by: those are side by side in memory, while whole products are spread over it.
 */
export class SearchRows {
  readonly #rows: (SearchRow | undefined)[] = [];
  /** By row, since results are thousands of ids and nothing else of their products. */
  readonly #ids: string[] = [];
  readonly #rowOf = new Map<string, number>();

  /** The row in that place; undefined if its product was removed. */
  at(row: number): SearchRow | undefined {
    return this.#rows[row];
  }

  /** The place of a product; a new one if it has none. */
  placeOf(id: string): number {
    return this.#rowOf.get(id) ?? this.#rows.length;
  }

  save(row: number, { product, position }: CatalogEntry): void {
    const { id, price, availability, specs } = product;
    const { width, length, height } = specs;
    const isSoldOut = availability === "out_of_stock";
    this.#rowOf.set(id, row);
    this.#ids[row] = id;
    this.#rows[row] = { product, position, isSoldOut, price, width, length, height };
  }

  remove(row: number): void {
    this.#rows[row] = undefined;
  }

  ids(rows: readonly number[]): string[] {
    return rows.map((row) => this.#ids[row] ?? "");
  }

  /** Those that fit, in the order of the rows. */
  where(fits: (row: SearchRow) => boolean): number[] {
    const found: number[] = [];
    for (const [place, row] of this.#rows.entries()) if (row && fits(row)) found.push(place);
    return found;
  }

  /** The rows by the catalog's order, those out of stock last. */
  inCatalogOrder(rows: readonly number[]): number[] {
    // Both parts are mostly in order already, which makes sorting 100,000 rows fast.
    const [available, soldOut] = [false, true].map((isSoldOut) =>
      rows.filter((row) => this.#rows[row]?.isSoldOut === isSoldOut).sort(this.compare),
    );
    return [...(available ?? []), ...(soldOut ?? [])];
  }

  /** Of equal matches, those out of stock come last, and the rest in the catalog's order. */
  readonly compare = (one: number, other: number): number => {
    const [a, b] = [this.#rows[one], this.#rows[other]];
    if (!a || !b) return 0;
    return (
      Number(a.isSoldOut) - Number(b.isSoldOut) ||
      a.position - b.position ||
      Number(this.#ids[one]) - Number(this.#ids[other])
    );
  };
}
