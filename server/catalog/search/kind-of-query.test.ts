import { expect, test } from "vitest";
import { productTokensIn } from "#domain/search/product-tokens.ts";
import { readQuery } from "#domain/search/read-query.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { aSearchLanguage } from "#tests/fixtures/search-language.ts";
import { kindOfQuery } from "./kind-of-query.ts";
import { termCriteria } from "./term-criteria.ts";
import { TokenIndex } from "./token-index.ts";

const language = aSearchLanguage();
const index = new TokenIndex(language);
const titles = ["Oak Sofa", "Elm Nightstand", "Media Console", "Lamp", "Modern Bench"];
index.change(
  titles.map((title, row) => ({
    row,
    after: productTokensIn(language)(aProduct({ title }), { collection: "", type: "" }),
  })),
);

test.each([
  ["sofa", "sofa"],
  ["filaret couch, tufted", "sofa"],
  ["lamp sofa", "sofa"],
  ["sofa with lamp", "sofa"],
  ["lamp and sofa", "lamp"],
  ["gray and blue sofa", "sofa"],
  ["sofas", "sofa"],
  ["lamp stand", "lamp"],
  ["bench set", "bench"],
  ["oak", undefined],
  ["set", undefined],
  ["modern", undefined],
])("rule 6.12: “%s” asks for this kind", (query, kind) => {
  const criteria = termCriteria(readQuery(query, language).terms, index.source);
  const found = kindOfQuery(criteria, index.source);
  expect(kind === undefined ? found : found?.qualities.has(kind)).toBe(kind && true);
});

test("rule 6.12: a kind that the shop doesn't have is one, too, until it has it", () => {
  const kindOf = (query: string) =>
    kindOfQuery(termCriteria(readQuery(query, language).terms, index.source), index.source);
  expect(kindOf("sofa cover")?.otherKind).toEqual({});
  expect(kindOf("armoire")?.otherKind?.like?.qualities.has("nightstand")).toBe(true);
  const tokens = productTokensIn(language)(aProduct({ title: "Pine Wardrobe" }), {
    collection: "",
    type: "",
  });
  index.change([{ row: 9, after: tokens }]);
  expect(kindOf("armoire")?.otherKind).toBeUndefined();
  index.change([{ row: 9, before: tokens }]);
  expect(kindOf("armoire")?.otherKind).toBeDefined();
});
