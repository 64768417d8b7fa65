import { findCollection, findProductType } from "#domain/collection.ts";
import type { Product } from "#domain/product.ts";
import type { PreparedLanguage } from "#domain/search/prepare-language.ts";
import {
  type ProductPlace,
  productTokensIn,
  type SearchTokens,
} from "#domain/search/product-tokens.ts";
import { readQuery, readUnfinished, type SearchQuery } from "#domain/search/read-query.ts";
import { collections } from "#server/catalog/collections.ts";
import type { CatalogView, ProductChanges } from "#server/catalog/read-model/catalog.ts";
import { ByteCache } from "#server/platform/byte-cache.ts";
import { findMatches } from "./find-matches.ts";
import { fitsLimits, hasLimits } from "./fits-limits.ts";
import { type Matches, maxScored } from "./matches.ts";
import { offLimits } from "./off-limits.ts";
import type { SearchResult } from "./search-result.ts";
import { type SearchRow, SearchRows } from "./search-rows.ts";
import { termCriteria } from "./term-criteria.ts";
import { type RowChange, TokenIndex } from "./token-index.ts";

const nothing: SearchResult = { ids: [], match: "all", hasUnpriced: false };
/** Results kept for the next page and the filters of a search. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024;
/** A result without its ids, which are the catalog's own texts, and each place in their list. */
const RESULT_BYTES = 80;
const ID_BYTES = 8;
/** How many products suggestions are picked from: the first with all words in their names. */
const maxSuggested = 500;

/** Weight of a size or price that is exactly as asked for; as the width's (rule 6.5). */
const sizeWeight = 6;

/** Finds products by what shoppers type; follows the catalog. */
export class ProductSearch implements CatalogView {
  readonly #language: PreparedLanguage;
  readonly #index: TokenIndex;
  readonly #tokensOf: (product: Product, place: ProductPlace) => SearchTokens;
  readonly #rows = new SearchRows();
  readonly #kept = new ByteCache<SearchResult>({
    maxBytes: MAX_KEPT_BYTES,
    bytesOf: ({ ids }) => RESULT_BYTES + ids.length * ID_BYTES,
  });

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
    const source = this.#index.typingSource;
    const criteria = termCriteria(terms, source);
    const named = this.#index.findByName(criteria, maxSuggested);
    const found: Matches | undefined =
      named.length >= count
        ? { groups: [named], criteria, match: "all" }
        : findMatches(terms, source, this.#index.finder({ limit: maxSuggested }));
    return found ? this.#rows.ids(this.#ranked(found).slice(0, count)) : [];
  }

  #find(text: string): SearchResult {
    const query = readQuery(text, this.#language);
    const found = this.#matches(query);
    if (!found) return nothing;
    const hasUnpriced =
      query.limits.price !== undefined &&
      found.match !== "closest" &&
      found.groups.some((rows) => rows.some((row) => this.#rows.at(row)?.price === 0));
    return { ids: this.#rows.ids(this.#ranked(found, query)), match: found.match, hasUnpriced };
  }

  #matches(query: SearchQuery): Matches | undefined {
    const { source } = this.#index;
    if (!hasLimits(query)) return findMatches(query.terms, source, this.#index.finder());
    const fits = (row: SearchRow | undefined) => row !== undefined && fitsLimits(row, query);
    // A price alone asks for every kind of product.
    if (query.terms.length === 0)
      return { groups: [this.#rows.where(fits)], criteria: [], match: "all" };
    const isWithin = (row: number) => fits(this.#rows.at(row));
    return findMatches(query.terms, source, this.#index.finder({ isWithin }));
  }

  /** The rows of all groups, best first; if a price was asked for, those with one before others. */
  #ranked({ groups, criteria, match }: Matches, query?: SearchQuery): number[] {
    const isPriced = (row: number) => (this.#rows.at(row)?.price ?? 0) > 0;
    const split = (rows: readonly number[]) =>
      query?.limits.price ? [rows.filter(isPriced), rows.filter((row) => !isPriced(row))] : [rows];
    const closeness =
      query && (match === "closest" || asksForLength(query))
        ? (row: number) => this.#closeness(this.#rows.at(row), query)
        : undefined;
    const order = (rows: readonly number[]) =>
      criteria.length === 0
        ? this.#rows.inCatalogOrder(rows)
        : this.#index.rank(rows, criteria, this.#rows.compare, closeness);
    // Nobody pages on to what follows thousands of better matches.
    return groups
      .flatMap(split)
      .reduce<number[]>(
        (ranked, rows) => ranked.concat(ranked.length < maxScored ? order(rows) : rows),
        [],
      );
  }

  /** What the closeness to the sizes and prices of a query adds to a score. */
  #closeness(row: SearchRow | undefined, query: SearchQuery): number {
    return row ? sizeWeight / (1 + offLimits(row, query)) : 0;
  }

  *#rowChanges({ saved, removed }: ProductChanges): Generator<RowChange> {
    for (const entry of saved) {
      const { product } = entry;
      const row = this.#rows.placeOf(product.id);
      const before = this.#rows.at(row)?.product;
      this.#rows.save(row, entry);
      // A new price, the most frequent change, changes no text.
      if (before && indexedTexts(before) === indexedTexts(product)) continue;
      yield { row, before: before && this.#tokens(before), after: this.#tokens(product) };
    }
    for (const id of removed) {
      const row = this.#rows.placeOf(id);
      const before = this.#rows.at(row)?.product;
      if (!before) continue;
      this.#rows.remove(row);
      yield { row, before: this.#tokens(before) };
    }
  }

  #tokens(product: Product): SearchTokens {
    return this.#tokensOf(product, placeOf(product));
  }
}

function asksForLength({ terms, screen }: SearchQuery): boolean {
  return screen !== undefined || terms.some(({ kind }) => kind === "length");
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
