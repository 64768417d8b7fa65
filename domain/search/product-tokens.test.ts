import { expect, test } from "vitest";
import { aProduct } from "#tests/fixtures/product.ts";
import { aSearchLanguage } from "#tests/fixtures/search-language.ts";
import { productTokensIn } from "./product-tokens.ts";

const tokensOf = productTokensIn(aSearchLanguage());
const place = { collection: "Living Room", type: "Recliners & Lift Chairs" };
const chair = aProduct({
  title: "Model 4820 Petite Lift Chair with Console",
  sku: "PF-4820-CHO",
  badges: ["Sale"],
  description: "Softens with use, and a sofa's friend.",
  swatches: [{ label: "Charcoal", colorHex: "#333333" }],
  specs: {
    material: "Leather",
    color: "Brown",
    features: "USB-C charging, media console",
    width: 31.2,
  },
});

test.each([
  ["what it is", ["chair", "liftchair"], 15],
  ["title", ["model", "4820", "petite", "console"], 10],
  ["SKU", ["pf", "cho"], 10],
  ["material and color", ["leather", "brown"], 7],
  ["type", ["recliner"], 6],
  ["width", ["31in"], 6],
  ["swatches and features", ["charcoal", "charging"], 4],
  ["badges", ["sale"], 4],
  ["another name", ["tvstand"], 3],
  ["length and height", ["37in", "33in"], 3],
  ["collection", ["living"], 3],
  ["a wider word", ["gray"], 2],
])("rule 6.5: the weight of %s", (_, tokens, weight) => {
  const { weights } = tokensOf(chair, place);
  expect(tokens.map((token) => weights.get(token))).toEqual(tokens.map(() => weight));
});

test("a word of the description counts as a mention", () => {
  const { all, weights } = tokensOf(chair, place);
  expect(all.has("soften")).toBe(true);
  expect(weights.has("soften")).toBe(false);
});

test("the type counts as the kind of product if the title agrees", () => {
  const table = aProduct({ title: "Marfa Trestle Table" });
  const tables = { collection: "Dining Room", type: "Game Tables" };
  const language = aSearchLanguage({ synonyms: [["game table", "poker table"]] });
  expect(productTokensIn(language)(table, tables).weights.get("gametable")).toBe(12);
});

test("the type doesn't count as the kind if the title agrees only by a wider word", () => {
  const language = aSearchLanguage({ broader: [["loveseat", "sofa"]] });
  const sofa = aProduct({ title: "Larkin Sofa" });
  const tokens = productTokensIn(language)(sofa, { collection: "", type: "Sofas + Loveseats" });
  expect([...tokens.kinds]).toEqual(["sofa"]);
});

test.each([
  ["Larkin Lift Chair", ["chair", "liftchair"]],
  ["Larkin Couch with Lamp", ["couch", "sofa"]],
  ["Larkin Sofa Charcoal", ["sofa"]],
  ["Larkin Sofa - Queen", ["sofa"]],
  ["Larkin Pub Set", ["rug"]],
])("rule 6.12: “%s” is of these kinds", (title, kinds) => {
  const tokens = tokensOf(aProduct({ title }), { collection: "", type: "Area Rugs" });
  expect([...tokens.kinds]).toEqual(kinds);
});

test("a flat product is found by its sides in feet", () => {
  const rug = aProduct({ title: "Rug", specs: { width: 96, length: 120, height: 0.5 } });
  expect(tokensOf(rug, place).weights.get("8x10")).toBe(6);
  expect(tokensOf(aProduct({ title: "Bed" }), place).all.has("3x7")).toBe(false);
});

test("unknown sizes are no tokens", () => {
  const lamp = aProduct({ title: "Lamp", specs: { width: 0, length: 0, height: 0 } });
  expect([...tokensOf(lamp, place).all].filter((token) => token.endsWith("in"))).toEqual([]);
});

test("a product is found by the SKUs, values and widths of its variants", () => {
  const sofa = aProduct({
    options: [{ name: "Size", values: [{ label: "Apartment" }] }],
    variants: [{ id: "3001", sku: "PF-9-APT", values: ["Apartment"], specs: { width: 72 } }],
  });
  const { all } = tokensOf(sofa, place);
  for (const token of ["apt", "apartment", "72in", "84in"]) expect(all.has(token)).toBe(true);
});
