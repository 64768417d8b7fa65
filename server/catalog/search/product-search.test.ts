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
    ids: ["1", "4", "3"],
    match: "all",
    hasUnpriced: true,
  });
  expect(search.search("over $600").ids).toEqual(["2", "3"]);
  expect(search.search("bench under $500")).toMatchObject({ ids: ["1"], hasUnpriced: false });
  expect(search.search("lamp under $500")).toMatchObject({ ids: ["3"], hasUnpriced: true });
  expect(search.search("lamp")).toMatchObject({ ids: ["3"], hasUnpriced: false });
});

test("2S10: rule 6.9: if a price is asked for, products with one come before those on call", () => {
  const [unpriced, sofa, loveseat] = numbered("Oak Sofa", "Elm Sofa", "Fir Sofa");
  if (!unpriced || !sofa || !loveseat) throw new Error("no products");
  const search = searchOf([
    { ...unpriced, price: 0 },
    { ...sofa, price: 40_000 },
    { ...loveseat, price: 30_000 },
  ]);
  expect(search.search("under $500").ids).toEqual(["2", "3", "1"]);
  expect(search.search("sofa under $500").ids).toEqual(["2", "3", "1"]);
  expect(search.search("oak sofa under $500").ids).toEqual(["1"]);
  expect(search.search("tufted sofa under $350").ids).toEqual(["3", "1"]);
  expect(search.search("sofa").ids).toEqual(["1", "2", "3"]);
});

test("2S10: rule 6.9: if nothing has the size asked for, the nearest of the kind comes first", () => {
  const [long, short, middle, bench] = numbered("Oak Sofa", "Elm Sofa", "Fir Sofa", "Elm Bench");
  if (!long || !short || !middle || !bench) throw new Error("no products");
  const sized = (product: Product, width: number): Product => ({
    ...product,
    type: "none",
    specs: { ...product.specs, width, length: 38 },
  });
  const search = searchOf([
    sized(long, 110),
    sized(short, 70),
    sized(middle, 84),
    sized(bench, 40),
  ]);
  for (const query of ["38 inch sofa", "sofa 50", "sofa under 40 inches", "couch 40in wide"]) {
    expect(search.search(query).ids, query).toEqual(["2", "3", "1"]);
  }
  expect(search.search("130 inch sofa").ids).toEqual(["1", "3", "2"]);
  expect(search.search("85 inch sofa")).toMatchObject({ ids: ["3"], match: "all" });
});

test("T13: rule 6.12: the kind that a query names comes first, whatever else is in it", () => {
  const search = searchOf([
    aProduct({ id: "1", title: "Larkin Stand", description: "Doors pull out beside a sofa." }),
    aProduct({ id: "2", title: "Larkin Sofa", description: "." }),
    aProduct({ id: "3", title: "Velvet Sofa", description: "." }),
    aProduct({ id: "4", title: "Velvet Lamp", description: "." }),
  ]);
  expect(search.search("outdoor sofa")).toMatchObject({ ids: ["2", "3"], match: "closest" });
  expect(search.search("filaret tufted velvet outdoor sofa").ids).toEqual(["3", "2"]);
  expect(search.search("sofa cover").ids).toEqual([]);
  expect(search.search("beach lamp")).toMatchObject({ ids: ["4"], match: "closest" });
  expect(search.search("velvet jacket").ids).toEqual([]);
});

test("rule 6.1: a product that has all words in its title is found, whatever its kind", () => {
  const search = searchOf(numbered("Larkin Sofa Cover Nightstand", "Oak Sofa"));
  expect(search.search("nightstand sofa cover")).toMatchObject({ ids: ["1"], match: "all" });
});

test("rule 6.12: another kind finds the closest one the shop has, if there is one", () => {
  const search = searchOf(numbered("Larkin Nightstand", "Larkin Sofa", "Oak Armoire Nightstand"));
  expect(search.search("purple wardrobe").ids).toEqual(["3"]);
  expect(searchOf(numbered("Larkin Nightstand")).search("wardrobe")).toMatchObject({
    ids: ["1"],
    match: "closest",
  });
  expect(searchOf(numbered("Larkin Sofa")).search("wardrobe").ids).toEqual([]);
});

test.each(["bee", "beach", "sof cover"])(
  "rule 6.1: “%s” doesn't begin or resemble a word",
  (query) => {
    const search = searchOf([
      aProduct({ id: "1", title: "Beech Bench", description: "For the beach." }),
    ]);
    expect(search.search(query).ids).toEqual([]);
  },
);

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
