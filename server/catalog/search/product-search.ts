import { LRUCache } from "lru-cache";
import { findCollection, findProductType } from "#domain/collection.ts";
import type { Product } from "#domain/product.ts";
import type { PreparedLanguage } from "#domain/search/prepare-language.ts";
import {
  type ProductPlace,
  productTokensIn,
  type SearchTokens,
} from "#domain/search/product-tokens.ts";
import { readQuery, readUnfinished } from "#domain/search/read-query.ts";
import type { CatalogView, ProductChanges } from "#server/catalog/read-model/catalog.ts";
import { collections } from "#shop/collections.ts";
import type { Found } from "./closest.ts";
import { findMatches } from "./find-matches.ts";
import { fitsLimits, hasLimits } from "./fits-limits.ts";
import type { SearchResult } from "./search-result.ts";
import { termCriteria } from "./term-criteria.ts";
import { type RowChange, TokenIndex } from "./token-index.ts";

const nothing: SearchResult = { ids: [], match: "all" };
/** Results kept for the next page and the filters of a search. */
const maxKept = 200;
/** Of how many products, the first with all words in their names, suggestions are the best. */
const maxSuggested = 500;

interface IndexedRow {
  product: Product;
  position: number;
}

/** Finds products by what shoppers type; follows the catalog. */
export class ProductSearch implements CatalogView {
  readonly #language: PreparedLanguage;
  readonly #index: TokenIndex;
  readonly #tokensOf: (product: Product, place: ProductPlace) => SearchTokens;
  readonly #rows: (IndexedRow | undefined)[] = [];
  readonly #rowOf = new Map<string, number>();
  readonly #kept = new LRUCache<string, SearchResult>({ max: maxKept });

  constructor(language: PreparedLanguage) {
    this.#language = language;
    this.#index = new TokenIndex(language);
    this.#tokensOf = productTokensIn(language);
  }

  update(changes: ProductChanges): void {
    this.#kept.clear();
    this.#index.change(this.#rowChanges(changes));
  }

  /** The products that match (rules 6.1 to 6.5 and 6.8). */
  search(text: string): SearchResult {
    const kept = this.#kept.get(text);
    if (kept) return kept;
    const result = this.#find(text);
    this.#kept.set(text, result);
    return result;
  }

  /** Ids of up to `count` products for a text that is still being typed (rule 6.6). */
  suggest(text: string, count: number): readonly string[] {
    const terms = readUnfinished(text, this.#language);
    const criteria = termCriteria(terms, this.#index.source);
    const named = this.#index.findByName(criteria, maxSuggested);
    const found =
      named.length >= count
        ? { rows: named, criteria }
        : findMatches(this.#index, terms, (each) => this.#index.find(each, maxSuggested));
    return found ? this.#ids(this.#ranked(found).slice(0, count)) : [];
  }

  #find(text: string): SearchResult {
    const query = readQuery(text, this.#language);
    const found = findMatches(this.#index, query.terms, (criteria) => {
      const rows = this.#index.find(criteria);
      return hasLimits(query) ? rows.filter((row) => this.#fits(row, query)) : rows;
    });
    return found ? { ids: this.#ids(this.#ranked(found)), match: found.match } : nothing;
  }

  #ranked({ rows, criteria }: Found): number[] {
    return this.#index.rank(rows, criteria, this.#tie);
  }

  #fits(row: number, query: Parameters<typeof fitsLimits>[1]): boolean {
    const product = this.#rows[row]?.product;
    return product !== undefined && fitsLimits(product, query);
  }

  #ids(rows: readonly number[]): string[] {
    return rows.map((row) => this.#rows[row]?.product.id ?? "");
  }

  /** Of equal matches, those out of stock come last, and the rest in the catalog's order. */
  readonly #tie = (one: number, other: number): number => {
    const [a, b] = [this.#rows[one], this.#rows[other]];
    if (!a || !b) return 0;
    return (
      soldOut(a) - soldOut(b) ||
      a.position - b.position ||
      Number(a.product.id) - Number(b.product.id)
    );
  };

  *#rowChanges({ saved, removed }: ProductChanges): Generator<RowChange> {
    for (const { product, position } of saved) {
      const row = this.#rowOf.get(product.id) ?? this.#rows.length;
      const before = this.#rows[row];
      this.#rowOf.set(product.id, row);
      this.#rows[row] = { product, position };
      // A new price, the most frequent change, changes no text.
      if (before && indexedTexts(before.product) === indexedTexts(product)) continue;
      const tokens = this.#tokensOf(product, placeOf(product));
      yield { row, tokens, isIndexed: before !== undefined };
    }
    for (const id of removed) {
      const row = this.#rowOf.get(id);
      if (row === undefined || !this.#rows[row]) continue;
      this.#rows[row] = undefined;
      yield { row, tokens: undefined, isIndexed: true };
    }
  }
}

function soldOut({ product }: IndexedRow): number {
  return product.availability === "out_of_stock" ? 1 : 0;
}

function placeOf(product: Product): ProductPlace {
  const collection = findCollection(collections, product.collection);
  const type = collection && findProductType(collection, product.type);
  return { collection: collection?.title ?? "", type: type?.title ?? "" };
}

function indexedTexts(product: Product): string {
  const { title, sku, specs, swatches, badges, options, variants, description } = product;
  const { collection, type } = product;
  return JSON.stringify([
    title,
    sku,
    specs,
    swatches,
    badges,
    options,
    variants,
    description,
    collection,
    type,
  ]);
}
