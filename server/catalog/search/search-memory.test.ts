import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { aProduct } from "#tests/fixtures/product.ts";
import { aSearchLanguage } from "#tests/fixtures/search-language.ts";
import { heldBy } from "#tests/support/held-memory.ts";
import { ProductSearch } from "./product-search.ts";

const MB = 1024 * 1024;

function searchOf(count: number) {
  const search = new ProductSearch(aSearchLanguage());
  const saved = Array.from({ length: count }, (_, index) => ({
    product: aProduct({ id: `${index + 1}`, title: `Sofa ${index}` }),
    position: index,
    updatedAt: "",
  }));
  search.update({ saved, removed: [] });
  return search;
}

/** A query of these words that is part of a long address. */
function queryIn(words: string) {
  return `${words}${"&utm_source=".repeat(600)}`.slice(0, words.length);
}

it("2S1: what searches are remembered for the next page is bounded, however many ids they found (rule 16.20)", async () => {
  const search = searchOf(15_000);
  const held = await heldBy(() => {
    for (let turn = 0; turn < 300; turn += 1) search.search(queryIn(`sofa ${" ".repeat(turn)}.`));
  });
  expect(search.search("sofa").ids).toHaveLength(15_000);
  // Each result has a list of 120 kB.
  expect(held).toBeLessThan(18 * MB);
});

it("2S1: so are the words that shoppers type, found or not (rule 16.20)", async () => {
  const search = searchOf(1);
  const held = await heldBy(() => {
    for (let turn = 0; turn < 30_000; turn += 1) {
      const words = randomUUID().replace(/\d/g, "z").replaceAll("-", "y");
      search.search(queryIn(words));
      search.suggest(queryIn(words), 6);
    }
  });
  expect(held).toBeLessThan(20 * MB);
});
