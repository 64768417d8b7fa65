import type { Product } from "#domain/product.ts";
import type { PreparedLanguage } from "#domain/search/prepare-language.ts";
import { type ProductPlace, productTokensIn } from "#domain/search/product-tokens.ts";
import { readQuery, type SearchQuery } from "#domain/search/read-query.ts";
import { allOf, findClosest } from "./find-units.ts";
import { guessUnit, queryUnits, type Unit } from "./query-units.ts";
import { type Scored, scoreBy } from "./rank.ts";
import { createTokenTable } from "./token-table.ts";
import { createTokenWeights } from "./token-weights.ts";
import { createVocabulary } from "./vocabulary.ts";

/** How the products of a search match: every word, guesses for mistyped words, or most words. */
export type MatchKind = "all" | "spelling" | "closest";

/** The products found by a query. */
export interface SearchResult {
  /** Ids, best first. */
  ids: readonly string[];
  match: MatchKind;
}

export interface ProductChanges {
  saved: readonly Product[];
  /** Ids of the products that were removed or hidden. */
  removed: readonly string[];
}
const maxScored = 2_000;
const nounWeight = 15;
const screenShare = 0.87;
const bulk = 1_000;

export function createProductSearch(
  language: PreparedLanguage,
  placeOf: (product: Product) => ProductPlace,
) {
  const table = createTokenTable();
  const vocabulary = createVocabulary();
  vocabulary.addAll([...language.phrases.meanings.keys()].map((key) => [key, 0]));
  const tokensOf = productTokensIn(language);
  const rowOf = new Map<string, number>();
  const products: (Product | undefined)[] = [];
  const weights = createTokenWeights();
  const nouns = new Set<string>();
  const maker = { language, vocabulary };

  function put(product: Product, isBulk: boolean) {
    const row = rowOf.get(product.id) ?? products.length;
    const before = products[row];
    rowOf.set(product.id, row);
    products[row] = product;
    if (before && texts(before) === texts(product)) return;
    const tokens = tokensOf(product, placeOf(product));
    if (before) table.remove(row);
    table.add(row, tokens);
    weights.set(row, tokens.weights);
    for (const [token, weight] of tokens.weights) if (weight === nounWeight) nouns.add(token);
    if (!isBulk) vocabulary.add(tokens.all);
  }

  function update({ saved, removed }: ProductChanges): void {
    const isBulk = saved.length >= bulk;
    table.change(() => {
      for (const product of saved) put(product, isBulk);
      for (const id of removed) {
        const row = rowOf.get(id);
        if (row === undefined || !products[row]) continue;
        table.remove(row);
        products[row] = undefined;
      }
    });
    if (!isBulk) return;
    table.optimize();
    vocabulary.addAll(table.vocabulary().map(({ term, doc }) => [term, doc]));
  }

  function find(units: readonly Unit[]): number[] {
    return units.some(({ unknown }) => unknown) || units.length === 0
      ? []
      : table.match(allOf(units));
  }

  function findFitting(units: readonly Unit[], query: SearchQuery): number[] {
    const rows = find(units);
    const { price, sides } = query.limits;
    const isLimited = price || query.screen !== undefined || Object.keys(sides).length > 0;
    return isLimited ? rows.filter((row) => fits(row, query)) : rows;
  }

  function isNoun(unit: Unit): boolean {
    return [...unit.qualities].some(([token, quality]) => quality >= 0.8 && nouns.has(token));
  }

  function importance(unit: Unit): number {
    if (unit.number) return 0;
    return isNoun(unit) ? 2 : 1;
  }

  function fits(row: number, { limits, screen }: SearchQuery): boolean {
    const product = products[row];
    if (!product) return false;
    const { specs, price } = product;
    if (screen !== undefined && specs.width < screen * screenShare) return false;
    return within(price === 0 ? undefined : price, limits.price) &&
      (["width", "length", "height"] as const).every((side) => within(specs[side], limits.sides[side]));
  }

  function search(text: string): SearchResult {
    const query = readQuery(text, language);
    if (query.terms.length === 0) return { ids: [], match: "all" };
    const asTyped = queryUnits(query.terms, maker);
    const apart = queryUnits(
      query.terms.flatMap((term) => (term.kind === "phrase" && term.words.length > 1 ? term.words : [term])),
      maker,
    );
    const guessed = query.terms.flatMap((term) =>
      term.kind === "word" && vocabulary.count(term.token) === 0 && vocabulary.count(term.typed) === 0
        ? [guessUnit(term.token, maker)]
        : queryUnits([term], maker),
    );
    for (const units of [asTyped, apart, guessed]) {
      const rows = findFitting(units, query);
      if (rows.length > 0) return result(rows, units, kindOf(units));
    }
    const closest = findClosest(
      asTyped,
      (units) => findFitting(units, query),
      importance,
    ) ?? findClosest(asTyped, find, importance) ?? one(find(asTyped), asTyped);
    return closest ? result(closest.rows, closest.units, "closest") : { ids: [], match: "all" };
  }

  function one(rows: number[], units: Unit[]) {
    return rows.length > 0 ? { rows, units } : undefined;
  }

  function result(rows: number[], units: readonly Unit[], match: MatchKind): SearchResult {
    const best = rows.length <= maxScored ? rows : table.match(`name : (${allOf(units)})`, maxScored);
    const score = scoreBy(units);
    const scored: Scored[] = best.map((row) => ({ row, score: score(weights.of(row)) }));
    scored.sort((a, b) => b.score - a.score || availability(a.row) - availability(b.row) || a.row - b.row);
    const ids = scored.map(({ row }) => products[row]?.id ?? "");
    if (rows.length > best.length) {
      const isRanked = new Uint8Array(products.length);
      for (const row of best) isRanked[row] = 1;
      for (const row of rows) if (!isRanked[row]) ids.push(products[row]?.id ?? "");
    }
    return { ids, match };
  }

  function availability(row: number): number {
    return products[row]?.availability === "out_of_stock" ? 1 : 0;
  }

  return { update, search };
}

function kindOf(units: readonly Unit[]): MatchKind {
  if (units.some(({ similar }) => similar)) return "closest";
  return units.some(({ guessed }) => guessed) ? "spelling" : "all";
}

function within(value: number | undefined, range: { min: number; max: number } | undefined): boolean {
  return value === undefined || !range || (value >= range.min && value <= range.max);
}

function texts({ title, sku, specs, swatches, badges, description, collection, type }: Product) {
  return JSON.stringify([title, sku, specs, swatches, badges, description, collection, type]);
}
