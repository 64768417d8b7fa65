import { findCollection, findProductType, productTypeLink } from "#domain/collection.ts";
import type { Product } from "#domain/product.ts";
import { findMatches, maxQueryLength, type SearchResult } from "#domain/search/find-matches.ts";
import { productDocument } from "#domain/search/product-document.ts";
import { buildSearchIndex, type SearchDocument } from "#domain/search/search-index.ts";
import { searchWords } from "#domain/search/search-language.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import { collections } from "#shop/collections.ts";
import { searchLanguage } from "#shop/copy/en/search-language.ts";
import type { Suggestion } from "./suggestion.ts";

const maxTypes = 3;
const maxProducts = 5;

const language = searchWords(searchLanguage);
/** The index of the catalog's version that was searched last. */
let indexed: { version: number; index: ReturnType<typeof indexOf> } | undefined;
const types = buildSearchIndex(collections.flatMap(typeDocuments), language);

/**
 * The search query of the URL: trimmed, with single spaces, and shortened to the longest query
 * allowed.
 */
export function readQuery(url: string): string {
  const query = new URL(url).searchParams.get("q") ?? "";
  return query.replace(/\s+/g, " ").trim().slice(0, maxQueryLength);
}

/** The products that match, best first. */
export async function searchProducts(
  catalog: Catalog,
  query: string,
): Promise<SearchResult<Product>> {
  if (indexed?.version !== catalog.version) {
    indexed = { version: catalog.version, index: indexOf(catalog) };
  }
  return findMatches(indexed.index, query);
}

/** Suggestions for a query that is still being typed: product types, then products. */
export async function suggestionsFor(catalog: Catalog, query: string): Promise<Suggestion[]> {
  const found = await searchProducts(catalog, query);
  return [
    ...findMatches(types, query).items.slice(0, maxTypes),
    ...found.items
      .slice(0, maxProducts)
      .map(({ id, title, url, specs }) => ({ id, label: title, note: specs.material, to: url })),
  ];
}

function indexOf(catalog: Catalog) {
  const products = catalog.entries(0, catalog.size).map(({ product }) => product);
  return buildSearchIndex(products.map(toProductDocument), language);
}

function toProductDocument(product: Product): SearchDocument<Product> {
  const collection = findCollection(collections, product.collection);
  const type = collection && findProductType(collection, product.type);
  return productDocument(product, {
    collection: collection?.title ?? "",
    type: type?.title ?? "",
  });
}

function typeDocuments(collection: (typeof collections)[number]): SearchDocument<Suggestion>[] {
  return collection.types.map((type) => ({
    item: {
      label: type.title,
      note: `All in ${collection.title}`,
      to: productTypeLink(collection, type.slug),
    },
    title: type.title,
    fields: [
      { text: type.title, weight: 10 },
      { text: collection.title, weight: 4 },
      { text: type.features.join(", "), weight: 2 },
    ],
  }));
}
