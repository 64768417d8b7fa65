import { expect, test } from "vitest";
import { aSearchLanguage } from "#tests/fixtures/search-language.ts";
import { readQuery } from "./read-query.ts";

const language = aSearchLanguage();

test.each([
  ["couch under $500", { price: { min: 0, max: 50_000 } }],
  ["couch less than 500 dollars", { price: { min: 0, max: 50_000 } }],
  ["couch under 500", { price: { min: 0, max: 50_000 } }],
  ["couch over $1,000", { price: { min: 100_000, max: Number.POSITIVE_INFINITY } }],
  ["couch between $500 and $800", { price: { min: 50_000, max: 80_000 } }],
  ["couch $800-$500", { price: { min: 50_000, max: 80_000 } }],
  ["couch from $500 to $800", { price: { min: 50_000, max: 80_000 } }],
  ["couch $500", { price: { min: 0, max: 50_000 } }],
])("rule 6.9: “%s” limits the price", (query, limits) => {
  const { terms, ...read } = readQuery(query, language);
  expect(read.limits).toEqual({ sides: {}, ...limits });
  expect(terms).toMatchObject([{ key: "couch" }]);
});

test.each([
  ["couch under 80 inches", { width: { min: 0, max: 80 } }],
  ["couch under 80", { width: { min: 0, max: 80 } }],
  ["couch over 30 in deep", { length: { min: 30, max: Number.POSITIVE_INFINITY } }],
  ["couch 50 inches tall", { height: { min: 44, max: 56 } }],
])("rule 6.9: “%s” limits a side", (query, sides) => {
  const { terms, limits } = readQuery(query, language);
  expect(limits).toEqual({ sides });
  expect(terms).toMatchObject([{ key: "couch" }]);
});

test("a bare number and a length without a side aren't limits", () => {
  expect(readQuery("couch 84", language).limits).toEqual({ sides: {} });
  expect(readQuery("84 inch couch", language).limits).toEqual({ sides: {} });
});
