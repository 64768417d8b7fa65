import type { Product } from "#domain/product.ts";

/** The badge of products that come first under Best Sellers (rule 4.9). */
const bestSellerBadge = "best seller";

/**
 * What listings need of every product, as one array for each field: product `n` is in place `n` of
 * each. Scanning numbers is what makes a listing of 100,000 products take less than a millisecond.
 */
export interface ProductColumns {
  /** Undefined where a product was removed. */
  products: (Product | undefined)[];
  /** Codes of the collection, and of the type within it; 0 where a product was removed. */
  collections: Uint16Array;
  types: Uint16Array;
  positions: Float64Array;
  ids: Uint32Array;
  /** Cents. */
  prices: Uint32Array;
  bestSellers: Uint8Array;
  /** The combination of filter options each product has. */
  patterns: Uint32Array;
}

export function emptyColumns(): ProductColumns {
  return {
    products: [],
    collections: new Uint16Array(0),
    types: new Uint16Array(0),
    positions: new Float64Array(0),
    ids: new Uint32Array(0),
    prices: new Uint32Array(0),
    bestSellers: new Uint8Array(0),
    patterns: new Uint32Array(0),
  };
}

/** What is known about a product besides its own fields. */
interface Written {
  position: number;
  pattern: number;
  /** Codes of its collection and of its type. */
  collection: number;
  type: number;
}

/** Writes a product into its place. */
export function writeColumns(
  columns: ProductColumns,
  place: number,
  product: Product,
  { position, pattern, collection, type }: Written,
): void {
  columns.products[place] = product;
  columns.collections[place] = collection;
  columns.types[place] = type;
  columns.positions[place] = position;
  columns.ids[place] = Number(product.id);
  columns.prices[place] = product.price;
  columns.bestSellers[place] = Number(isBestSeller(product));
  columns.patterns[place] = pattern;
}

/** Makes room for at least `size` products. */
export function growColumns(columns: ProductColumns, size: number): void {
  if (size <= columns.ids.length) return;
  const length = Math.max(size, columns.ids.length * 2);
  columns.collections = grown(new Uint16Array(length), columns.collections);
  columns.types = grown(new Uint16Array(length), columns.types);
  columns.positions = grown(new Float64Array(length), columns.positions);
  columns.ids = grown(new Uint32Array(length), columns.ids);
  columns.prices = grown(new Uint32Array(length), columns.prices);
  columns.bestSellers = grown(new Uint8Array(length), columns.bestSellers);
  columns.patterns = grown(new Uint32Array(length), columns.patterns);
}

function grown<T extends { set(values: T): void }>(longer: T, values: T): T {
  longer.set(values);
  return longer;
}

function isBestSeller({ badges }: Product): boolean {
  return badges.some((badge) => badge.toLowerCase() === bestSellerBadge);
}
