import { expect, test } from "vitest";
import { aSearchLanguage } from "#tests/fixtures/search-language.ts";
import { readItems } from "./read-items.ts";

const { words } = aSearchLanguage();

function tokens(text: string) {
  return readItems(text, words).map((item) =>
    item.kind === "money" ? `$${item.value}` : item.token,
  );
}

test.each([
  ["84in", ["84in"]],
  ['84"', ["84in"]],
  ["84 inches", ["84in"]],
  ["7 ft", ["84in"]],
  ["6'10\"", ["82in"]],
  ["35.5 in", ["36in"]],
  ["3pc", ["3piece"]],
  ["Three-Piece Sectional", ["3piece", "sectional"]],
  ["500 lb", ["500lb"]],
  ["8x10", ["8x10"]],
  ["10 by 8", ["8x10"]],
  ["8' x 10' rug", ["8x10", "rug"]],
  ["$500", ["$500"]],
  ["1,200 dollars", ["$1200"]],
  ["two sofas", ["2", "sofa"]],
  ["in gray", ["in", "gray"]],
])("rule 6.10: “%s” is read with its units", (text, expected) => {
  expect(tokens(text)).toEqual(expected);
});

test("a length in whole feet is approximate", () => {
  expect(readItems("7 ft", words)).toMatchObject([{ rough: true }]);
  expect(readItems("84 in", words)).toMatchObject([{ rough: false }]);
});
