import { expect, test } from "vitest";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { foreignQueries, kindQueries } from "./kind-queries.ts";

const catalog = createCatalog(loadProducts("shop/catalogue"));
const table = kindQueries.flatMap(({ kind, queries }) =>
  queries.map((query) => ({ query, kind: [...kind] })),
);

function firstFound(query: string) {
  const [id] = catalog.search(query).ids;
  return id === undefined ? undefined : catalog.byId(id)?.slug;
}

test.each(table)("T13: 2S10: “$query” finds its kind first", ({ query, kind }) => {
  expect(kind).toContain(firstFound(query));
});

test.each(foreignQueries)("T13: “%s” finds nothing", (query) => {
  expect(catalog.search(query).ids).toEqual([]);
});
