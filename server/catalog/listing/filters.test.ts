import { describe, expect, test } from "vitest";
import { parseListingQuery } from "#domain/listing/listing-query.ts";
import type { Product } from "#domain/product.ts";
import { facets } from "#tests/fixtures/listing.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { listingOf } from "#tests/support/listing-of.ts";

const leather = aProduct({
  id: "1",
  specs: { material: "Top-grain LEATHER", color: "Chocolate brown", features: "Power Reclining" },
});
const boucle = aProduct({
  id: "2",
  swatches: [{ label: "Charcoal Black", colorHex: "#333333" }],
  specs: { material: "Bouclé fabric", color: "Ivory white", features: "Modular" },
  availability: "preorder",
});
const theater = aProduct({
  id: "3",
  specs: { material: "Leather match", color: "Black", features: "TYPE-C port, cupholders" },
  availability: "out_of_stock",
});

const show = (search: string, products: Product[] = [leather, boucle, theater]) =>
  listingOf(products, parseListingQuery(new URLSearchParams(search), facets)).items.map(
    ({ id }) => id,
  );

describe("filters (rules 4.3 and 4.4)", () => {
  test("without filters, shows all products, including those out of stock", () => {
    expect(show("")).toEqual(["1", "2", "3"]);
  });

  test("material and color match parts of words, in any case", () => {
    expect(show("material=leather")).toEqual(["1", "3"]);
    expect(show("color=chocolate")).toEqual(["1"]);
  });

  test("color also matches the product's swatches", () => {
    expect(show("color=black")).toEqual(["2", "3"]);
  });

  test("USB charging matches either name of the port", () => {
    expect(show("feature=usb-charging")).toEqual(["3"]);
  });

  test("availability in stock leaves out preorder and out of stock", () => {
    expect(show("availability=in_stock")).toEqual(["1"]);
    expect(show("availability=in_stock&availability=preorder")).toEqual(["1", "2"]);
  });

  test("an option of the taxonomy matches whole words: weathered isn't red (rule 4.22)", () => {
    const oak = aProduct({ id: "5", specs: { color: "Weathered oak" } });
    const cherry = aProduct({ id: "6", specs: { color: "Wine red" } });
    expect(show("color=red", [oak, cherry])).toEqual(["6"]);
    expect(show("color=oak", [oak, cherry])).toEqual(["5"]);
  });

  test("options in the same facet widen the result, facets narrow it", () => {
    expect(show("feature=reclining&feature=modular")).toEqual(["1", "2"]);
    expect(show("feature=reclining&feature=modular&material=fabric")).toEqual(["2"]);
  });

  test("a price range keeps call-for-price products", () => {
    expect(show("min=3000&max=4000")).toEqual(["1", "2", "3"]);
    const priced = aProduct({ id: "4", price: 299_900 });
    expect(show("min=3000", [priced])).toEqual([]);
  });
});
