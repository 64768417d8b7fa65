import { expect, test } from "vitest";
import { readQuery } from "#domain/search/read-query.ts";
import { aSearchLanguage } from "#tests/fixtures/search-language.ts";
import { offLimits } from "./off-limits.ts";

const sofa = { price: 60_000, width: 80, length: 40, height: 0 };

test.each([
  ["sofa", 0],
  ["80 inch sofa", 0],
  ["100 inch sofa", 0.2],
  ["sofa 100", 0.2],
  ["sofa 4700", 0],
  ["sofa under $500", 0.2],
  ["sofa over $500", 0],
  ["sofa under $500, under 64 inches wide", 0.45],
  ["sofa under 30 inches tall", 1],
  ["tv stand 100", 0.2],
])("rule 6.9: how far a sofa is off “%s”", (query, off) => {
  expect(offLimits(sofa, readQuery(query, aSearchLanguage()))).toBeCloseTo(off);
});
