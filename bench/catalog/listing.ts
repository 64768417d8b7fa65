import { parseListingQuery } from "#domain/listing/listing-query.ts";
import { collections } from "#server/catalog/collections.ts";
import { shopFacets } from "#server/catalog/listing/listed-product.ts";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { percentile } from "../median.ts";
import type { Row } from "../table.ts";
import { generateProducts } from "./generate-products.ts";

const limits = { p50: 2, p99: 30 };
const settings = ["", "sort=price_asc", "min=500&max=2000", "sort=newest&page=2"];

/**
 * Measures listings with their filters and counts over this many generated products, in process:
 * every room and type, with each of its filters alone and all together, in every order.
 */
export function listingBench(count: number): Row[] {
  const catalog = createCatalog([...generateProducts(count)]);
  const scopes = collections.flatMap(({ slug, types }) => [
    { collection: slug },
    ...types.map((type) => ({ collection: slug, type: type.slug })),
  ]);
  const list = (scope: (typeof scopes)[number], query: string) =>
    catalog.list(scope, parseListingQuery(new URLSearchParams(query), shopFacets));
  const times: number[] = [];
  for (const scope of scopes) {
    const filters = list(scope, "").facets.flatMap(({ name, options }) =>
      options.slice(0, 1).map(({ value }) => `${name}=${value}`),
    );
    for (const filter of ["", ...filters, filters.join("&")]) {
      for (const setting of settings) {
        const begun = performance.now();
        list(scope, `${filter}&${setting}`);
        times.push(performance.now() - begun);
      }
    }
  }
  const what = `listing of ${count.toLocaleString("en-US")} products, ${times.length} queries`;
  return Object.entries(limits).map(([name, limit]): Row => {
    const ms = percentile(times, Number(name.slice(1)) / 100);
    return {
      what: `${what}, ${name}`,
      value: `${ms.toFixed(2)} ms`,
      limit: `≤ ${limit} ms`,
      ok: ms <= limit,
    };
  });
}
