import { expect, test } from "vitest";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { renderFirstPages } from "./pages-at-start.ts";

test("the first product pages are rendered before the process is ready, whatever happens", async () => {
  const products = Array.from({ length: 20 }, (_, index) => aProduct({ id: String(index + 1) }));
  const rendered: string[] = [];
  await renderFirstPages(async ({ path }) => {
    rendered.push(path);
    throw new Error("the database can't be read");
  }, createCatalog(products));
  expect(rendered).toEqual(products.slice(0, 15).map(({ url }) => url));
});
