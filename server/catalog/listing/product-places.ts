import type { ListingScope } from "#domain/listing/listing.ts";
import type { SortOrder } from "#domain/listing/listing-query.ts";
import type { Product } from "#domain/product.ts";
import type { FacetPatterns } from "./facet-patterns.ts";
import { emptyColumns, growColumns, type ProductColumns, writeColumns } from "./product-columns.ts";
import { sortedPlaces } from "./sorted-places.ts";

/** The products by their places in the columns, and the places of each listing. */
export interface ProductPlaces {
  columns: ProductColumns;
  /** Reserves space for this many more products. */
  makeRoom(more: number): void;
  save(product: Product, position: number): void;
  remove(id: string): void;
  /** The places of a listing's products in the requested order. */
  inScope(scope: ListingScope, sort: SortOrder): Uint32Array;
  productsAt(places: Iterable<number>): Product[];
}

export function createProductPlaces(patterns: FacetPatterns): ProductPlaces {
  const columns = emptyColumns();
  const placeOfId = new Map<string, number>();
  const freePlaces: number[] = [];
  /** Codes of collections and of types, by `collection` or `collection/type`; 0 is none. */
  const codes = new Map<string, number>();
  /** The places of a collection or type in each order, made on first use. */
  const ordered = new Map<number, Map<SortOrder, Uint32Array>>();

  function codeOf(key: string): number {
    const code = codes.get(key) ?? codes.size + 1;
    codes.set(key, code);
    return code;
  }

  /** Discards the lists that contain the product at a place. */
  function forgetLists(place: number): void {
    ordered.delete(columns.collections[place] ?? 0);
    ordered.delete(columns.types[place] ?? 0);
  }

  function inCollection({ collection, type }: { collection: string; type?: string }) {
    const code = codes.get(type === undefined ? collection : `${collection}/${type}`) ?? 0;
    if (code === 0) return () => new Uint32Array(0);
    const column = type === undefined ? columns.collections : columns.types;
    const lists = ordered.get(code) ?? new Map<SortOrder, Uint32Array>();
    ordered.set(code, lists);
    return function inOrder(sort: SortOrder): Uint32Array {
      const list =
        lists.get(sort) ??
        (sort === "relevance"
          ? inCatalogOrder(columns, column, code)
          : sortedPlaces(inOrder("relevance"), sort, columns));
      lists.set(sort, list);
      return list;
    };
  }

  function ofIds(ids: readonly string[]): Uint32Array {
    const places = new Uint32Array(ids.length);
    let count = 0;
    for (const id of ids) {
      const place = placeOfId.get(id);
      if (place !== undefined) places[count++] = place;
    }
    return places.subarray(0, count);
  }

  return {
    columns,
    makeRoom: (more) => growColumns(columns, columns.products.length + more),
    save(product, position) {
      const { id, collection, type } = product;
      const before = placeOfId.get(id);
      if (before !== undefined) forgetLists(before);
      const place = before ?? freePlaces.pop() ?? columns.products.length;
      placeOfId.set(id, place);
      writeColumns(columns, place, product, {
        position,
        pattern: patterns.patternOf(product),
        collection: codeOf(collection),
        type: codeOf(`${collection}/${type}`),
      });
      forgetLists(place);
    },
    remove(id) {
      const place = placeOfId.get(id);
      if (place === undefined) return;
      forgetLists(place);
      columns.products[place] = undefined;
      columns.collections[place] = 0;
      columns.types[place] = 0;
      placeOfId.delete(id);
      freePlaces.push(place);
    },
    inScope: (scope, sort) =>
      "ids" in scope ? sortedPlaces(ofIds(scope.ids), sort, columns) : inCollection(scope)(sort),
    productsAt: (places) => [...places].flatMap((place) => columns.products[place] ?? []),
  };
}

/** The places with that code, by position in the catalog, then by id. */
function inCatalogOrder(
  { positions, ids, products }: ProductColumns,
  codes: Uint16Array,
  code: number,
): Uint32Array {
  const places = new Uint32Array(products.length);
  let count = 0;
  for (let place = 0; place < products.length; place++) {
    if (codes[place] === code) places[count++] = place;
  }
  const found = places.slice(0, count);
  const order = (a = 0, b = 0) =>
    (positions[a] ?? 0) - (positions[b] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0);
  // Products are usually read in order, so a long list is sorted only if necessary.
  const inOrder = found.every((place, index) => index === 0 || order(found[index - 1], place) < 0);
  return inOrder ? found : found.sort(order);
}
