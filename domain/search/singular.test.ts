import { expect, test } from "vitest";
import { searchLanguage } from "#shop/copy/en/search-language.ts";
import { singularBy } from "./singular.ts";

const singular = singularBy(searchLanguage.plurals);

test.each([
  ["sofas", "sofa"],
  ["couches", "couch"],
  ["benches", "bench"],
  ["chaises", "chaise"],
  ["boxes", "box"],
  ["accessories", "accessory"],
  ["plies", "ply"],
  ["pies", "pie"],
  ["glasses", "glass"],
  ["shelves", "shelf"],
])("%s is the plural of %s", (plural, one) => {
  expect(singular(plural)).toBe(one);
});

test.each(["glass", "gas", "dress", "plus", "sofa"])("%s is not a plural", (word) => {
  expect(singular(word)).toBe(word);
});
