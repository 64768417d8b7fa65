import type { Product } from "#domain/product.ts";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { ProductSearch } from "#server/catalog/search/product-search.ts";
import { shopLanguage } from "#server/catalog/search/shop-language.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { judgedQueries } from "#tests/search/judged-queries.ts";
import { judgedScores } from "#tests/search/judged-scores.ts";
import { percentile } from "../median.ts";
import type { Row } from "../table.ts";
import { generateProducts } from "./generate-products.ts";

const limits = { index: 4_000, search: { p50: 15, p99: 40 }, suggestion: 10, score: 0.94 };

/**
 * Measures the search's quality over the starter catalog, and its speed over this many generated
 * products. In milliseconds of processor time, each query once, so that no result is kept.
 */
export function searchBench(count: number): Row[] {
  const { tuned, heldOut } = judgedScores(createCatalog(loadProducts()));
  const search = new ProductSearch(shopLanguage);
  const products = [...generateProducts(count)];
  const indexing = processorTime(() => fill(search, products));
  search.search("warm up");
  const searches = judgedQueries.map(({ query }) => processorTime(() => search.search(query)));
  const keys = judgedQueries.flatMap(({ query }) => beginnings(query));
  const suggestions = keys.map((text) => processorTime(() => search.suggest(text, 5)));
  const of = `of ${count.toLocaleString("en-US")} products`;
  const found = { p50: percentile(searches, 0.5), p99: percentile(searches, 0.99) };
  const suggested = percentile(suggestions, 0.99);
  return [
    score("search, NDCG@10 of 80 judged queries", tuned),
    score("search, NDCG@10 of 40 held-out queries", heldOut),
    limited(`search index ${of}`, indexing, limits.index),
    limited(`search ${of}, p50`, found.p50, limits.search.p50),
    limited(`search ${of}, p99`, found.p99, limits.search.p99),
    limited(`suggestion ${of}, p99`, suggested, limits.suggestion),
  ];
}

function fill(search: ProductSearch, products: readonly Product[]): void {
  const entries = products.map((product, position) => ({ product, position, updatedAt: "" }));
  search.update({ saved: entries, removed: [] });
}

/** The field's text after each key from the second letter on. */
function beginnings(query: string): string[] {
  return Array.from({ length: query.length - 1 }, (_, end) => query.slice(0, end + 2));
}

function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function score(what: string, value: number): Row {
  return { what, value: value.toFixed(3), limit: `${limits.score}`, ok: value >= limits.score };
}

function limited(what: string, ms: number, limit: number): Row {
  return { what, value: `${ms.toFixed(1)} ms`, limit: `${limit} ms`, ok: ms <= limit };
}
