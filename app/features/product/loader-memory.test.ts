import { expect, it } from "vitest";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { heldBy } from "#tests/support/held-memory.ts";
import { productPage } from "./loader.server.ts";

const MB = 1024 * 1024;

/** A sofa in so many sizes, each with a drawing of its own. */
function sofaInSizes(index: number, sizes: number) {
  const labels = Array.from({ length: sizes }, (_, size) => `${60 + size} in`);
  return aProduct({
    id: `${100 * index + 1}`,
    options: [{ name: "Size", values: labels.map((label) => ({ label })) }],
    variants: labels.map((label, size) => ({
      id: `${100 * index + 2 + size}`,
      sku: `S-${index}-${size}`,
      values: [label],
      specs: { width: 60 + size },
    })),
  });
}

it("2S1: what product pages are made from takes bounded memory, however many are visited (rule 16.20)", async () => {
  const products = Array.from({ length: 400 }, (_, index) => sofaInSizes(index, 20));
  const catalog = createCatalog(products);
  const held = await heldBy(() => {
    for (const { slug } of products) productPage(catalog, slug);
  });
  // Besides 16 MB for what is remembered, each product's card is kept with it.
  expect(held).toBeLessThan(24 * MB);
});
