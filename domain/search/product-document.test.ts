import { expect, test } from "vitest";
import { aProduct } from "#tests/fixtures/product.ts";
import { findMatches } from "./find-matches.ts";
import { productDocument } from "./product-document.ts";
import { buildSearchIndex } from "./search-index.ts";
import { searchWords } from "./search-language.ts";

const noWords = searchWords({ synonyms: [], broader: [], fillers: [] });
const chair = aProduct({
  title: "Model 4700 Recliner",
  sku: "PF-4700-CHO",
  description: "Softens with use.",
  swatches: [{ label: "Cognac", colorHex: "#8a4f2a" }],
  specs: { material: "Top-grain leather", color: "Chocolate", features: "USB-C charging" },
});
const index = buildSearchIndex(
  [productDocument(chair, { collection: "Living Room", type: "Recliners & Lift Chairs" })],
  noWords,
);

test.each([
  ["title", "model 4700"],
  ["type", "lift chairs"],
  ["collection", "living room"],
  ["material", "leather"],
  ["color", "chocolate"],
  ["swatch", "cognac"],
  ["features", "usb-c"],
  ["SKU", "PF-4700-CHO"],
  ["SKU without its dashes", "pf4700cho"],
  ["description", "softens"],
])("a product is found by its %s", (_, query) => {
  expect(findMatches(index, query).items).toEqual([chair]);
});
