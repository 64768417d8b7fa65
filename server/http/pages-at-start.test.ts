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
  expect(addresses.filter((address) => address.startsWith("/products/"))).toHaveLength(5);
  expect(addresses.at(-1)).toMatch(/^\/es\/productos\//);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it("are the same in every language", () => {
  const addresses = pagesAtStart(createCatalog([]));
  expect(addresses).toEqual(
    expect.arrayContaining(["/es", "/es/pedir-cotizacion", "/es/colecciones/sala/seccionales"]),
  );
});
