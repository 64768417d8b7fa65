import fc from "fast-check";
import { expect, test } from "vitest";
import type { Product } from "#domain/product.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { aSearchLanguage } from "#tests/fixtures/search-language.ts";
import { ProductSearch } from "./product-search.ts";

const language = aSearchLanguage();

function searchOf(products: readonly Product[]) {
  const search = new ProductSearch(language);
  search.update({ saved: products.map(entry), removed: [] });
  return search;
}

function entry(product: Product) {
  return { product, position: Number(product.id), updatedAt: "" };
}

function numbered(...titles: string[]) {
  return titles.map((title, index) => aProduct({ id: String(index + 1), title, description: "." }));
}

const shop = numbered(
  "Larkin Charcoal Sofa",
  "Model 4700 Leather Recliner, TYPE-C",
  "Model 4400 Recliner",
  "Lamar Media Console",
  "Galvez Velvet Loveseat",
  "Briar Nightstand",
  "Wren Bar Stool",
).map((product) => ({ ...product, type: "none", swatches: [] }));
const found = (query: string, search = searchOf(shop)) => search.search(query);

test.each([
  ["couch", ["1"]],
  ["love seat", ["5"]],
  ["usb-c", ["2"]],
  ["tv stand", ["4"]],
  ["tvstand", ["4"]],
  ["gray sofa", ["1"]],
  ["leather recliners", ["2"]],
  ["recl", ["2", "3"]],
  ["couc", ["1"]],
  ["night stand", ["6"]],
  ["night st", ["6"]],
  ["barstool", ["7"]],
  ["4700", ["2"]],
  ["PF-3", ["3"]],
])("rules 6.1 to 6.3: “%s” finds products with every word", (query, ids) => {
  const { match, ...result } = found(query);
  expect([...result.ids].sort()).toEqual(ids);
  expect(match).toBe("all");
});

test.each([
  "r",
  "",
  " –?! ",
  "with the",
  "4701",
  "purple elephant",
  '"',
  "'",
  "*",
  "NEAR(",
  "a OR",
])("“%s” finds nothing", (query) => {
  expect(found(query)).toMatchObject({ ids: [], match: "all" });
});

test("rule 6.4: mistyped words find the closest, as guesses", () => {
  expect(found("rceliner lether")).toMatchObject({ ids: ["2"], match: "spelling" });
  expect(found("cuoch")).toMatchObject({ ids: ["1"], match: "spelling" });
  expect(found("velvet lov")).toMatchObject({ ids: ["5"], match: "all" });
});

test("rule 6.8: if nothing has every word, the closest are found", () => {
  expect(found("velvet recliner")).toMatchObject({ ids: ["2", "3"], match: "closest" });
  expect(found("purple recliner")).toMatchObject({ ids: ["2", "3"], match: "closest" });
  expect(found("lazy boy")).toMatchObject({ ids: ["2", "3"], match: "closest" });
});

test("rule 6.9: limits exclude products; if none is left, the closest are found", () => {
  const [sofa, other] = numbered("Oak Sofa", "Elm Sofa").map((product, index) => ({
    ...product,
    price: 40_000 * (index + 1),
  }));
  const search = searchOf([sofa, other].flatMap((product) => product ?? []));
  expect(search.search("sofa under $500")).toMatchObject({ ids: ["1"], match: "all" });
  expect(search.search("sofa under $300")).toMatchObject({ ids: ["1", "2"], match: "closest" });
});

test("rule 6.5: the kind of product ranks before its title, its features and its description", () => {
  const products = [
    aProduct({ id: "1", title: "Larkin Table", description: "Beside a recliner." }),
    aProduct({ id: "2", title: "Larkin Chest", specs: { features: "Recliner" } }),
    aProduct({ id: "3", title: "Recliner Sofa", description: "." }),
    aProduct({ id: "4", title: "Larkin Recliner", description: "." }),
  ];
  expect(found("recliner", searchOf(products)).ids).toEqual(["4", "3", "2", "1"]);
});

test("rule 6.5: equal matches keep the catalog's order, those out of stock last", () => {
  const products = numbered("Oak Table", "Oak Table", "Oak Table");
  const [first, ...others] = products.map((product) => product);
  if (!first) throw new Error("no products");
  const search = searchOf([{ ...first, availability: "out_of_stock" }, ...others]);
  expect(search.search("table").ids).toEqual(["2", "3", "1"]);
});

test("follows changes of the catalog", () => {
  const search = searchOf(shop);
  const [sofa] = shop;
  if (!sofa) throw new Error("no products");
  search.update({ saved: [entry({ ...sofa, title: "Larkin Bench" })], removed: ["3"] });
  expect(search.search("bench").ids).toEqual(["1"]);
  expect(search.search("sofa").ids).toEqual([]);
  expect(search.search("recliner").ids).toEqual(["2"]);
  search.update({ saved: [entry({ ...sofa, price: 100 })], removed: ["3", "99"] });
  expect(search.search("sofa under $500").ids).toEqual(["1"]);
});

test("rule 6.9: a price alone finds all products within it, and says that some have no price", () => {
  const [cheap, dear, unpriced, soldOut] = numbered("Bench", "Sofa", "Lamp", "Rug");
  if (!cheap || !dear || !unpriced || !soldOut) throw new Error("no products");
  const search = searchOf([
    { ...soldOut, availability: "out_of_stock", price: 10_000 },
    { ...cheap, price: 40_000 },
    { ...dear, price: 90_000 },
    { ...unpriced, price: 0 },
  ]);
  expect(search.search("under $500")).toEqual({
    ids: ["1", "3", "4"],
    match: "all",
    hasUnpriced: true,
  });
  expect(search.search("over $600").ids).toEqual(["2", "3"]);
  expect(search.search("bench under $500")).toMatchObject({ ids: ["1"], hasUnpriced: false });
  expect(search.search("lamp under $500")).toMatchObject({ ids: ["3"], hasUnpriced: true });
  expect(search.search("lamp")).toMatchObject({ ids: ["3"], hasUnpriced: false });
});

test("a word of a removed product is no longer suggested for mistyped ones", () => {
  const search = searchOf(numbered("Velvet Settee", "Oak Table"));
  expect(search.search("setee").ids).toEqual(["1"]);
  search.update({ saved: [], removed: ["1"] });
  expect(search.search("setee").ids).toEqual([]);
  expect(search.search("settee").ids).toEqual([]);
});

test("rule 6.6: suggests the best products for an unfinished text", () => {
  expect(searchOf(shop).suggest("model", 1)).toEqual(["2"]);
  expect(searchOf(shop).suggest("recliner m", 5)).toEqual(["2", "3"]);
});

const words = ["sofa", "leather", "recliner", "velvet", "oak", "table", "lamp", "gray"];
const title = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
  .map((chosen) => chosen.join(" "));

test("every product is found by its title, and only once", () => {
  fc.assert(
    fc.property(fc.array(title, { minLength: 1, maxLength: 12 }), (titles) => {
      const search = searchOf(numbered(...titles));
      for (const [index, each] of titles.entries()) {
        const { ids, match } = search.search(each.toUpperCase());
        expect(ids).toContain(String(index + 1));
        expect(new Set(ids).size).toBe(ids.length);
        expect(match).toBe("all");
      }
    }),
    { numRuns: 30 },
  );
});

test("any text returns a result", () => {
  const search = searchOf(shop);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (query) => {
      expect(new Set(search.search(query).ids).size).toBe(search.search(query).ids.length);
      search.suggest(query, 5);
    }),
  );
});
