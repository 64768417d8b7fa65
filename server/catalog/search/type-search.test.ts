import { expect, test } from "vitest";
import { collections } from "#server/catalog/collections.ts";
import { shopLanguage } from "./shop-language.ts";
import { typeSearch } from "./type-search.ts";

const search = typeSearch(collections, shopLanguage);

test.each([
  ["lift ch", "recliners-lift-chairs"],
  ["liftchair", "recliners-lift-chairs"],
  ["night st", "nightstands"],
  ["couc", "stationary-sofa-loveseats"],
  ["media console", "tv-stands"],
  ["matress", "mattresses"],
])("rule 6.6: “%s” suggests a product type", (text, type) => {
  expect(search(text, 3)[0]).toMatchObject({ type });
});

test("every product type is suggested by its title", () => {
  for (const { slug: collection, types } of collections) {
    for (const { title, slug: type } of types) {
      expect(search(title, 3), title).toContainEqual({ collection, type });
    }
  }
});

test("a text that no type matches suggests none", () => {
  expect(search("4700", 3)).toEqual([]);
  expect(search("purple nightstand", 3)).toEqual([]);
});
