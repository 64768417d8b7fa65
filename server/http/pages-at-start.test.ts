import { expect, it } from "vitest";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { pagesAtStart } from "./pages-at-start.ts";

it("are the fixed pages, collections and product types, and a few products last", () => {
  const products = Array.from({ length: 20 }, (_, index) => aProduct({ id: String(index + 1) }));
  const addresses = pagesAtStart(createCatalog(products));
  expect(addresses).toEqual(
    expect.arrayContaining([
      "/",
      "/quote-request",
      "/collections/living-room/recliners-lift-chairs",
    ]),
  );
  expect(addresses.slice(-6).map((address) => address.startsWith("/products/"))).toEqual([
    false,
    ...Array.from({ length: 5 }, () => true),
  ]);
});
