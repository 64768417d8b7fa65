import { expect, test } from "vitest";
import { collections } from "#server/catalog/collections.ts";
import { shopLanguage } from "./shop-language.ts";
import { typeSearch } from "./type-search.ts";

const search = typeSearch(collections, shopLanguage);

test.each([
  ["lift ch", "Recliners & Lift Chairs"],
  ["liftchair", "Recliners & Lift Chairs"],
  ["night st", "Nightstands"],
  ["couc", "Stationary Sofa + Loveseats"],
  ["media console", "TV Stands"],
  ["matress", "Mattresses"],
])("rule 6.6: “%s” suggests a product type", (text, title) => {
  expect(search(text, 3)[0]).toMatchObject({ title });
});

test("every product type is suggested by its title, with its address", () => {
  for (const { title, slug } of collections.flatMap(({ types }) => types)) {
    const paths = search(title, 3).map(({ path }) => path);
    expect(
      paths.some((path) => path.endsWith(slug)),
      title,
    ).toBe(true);
  }
});

test("a text that no type matches suggests none", () => {
  expect(search("4700", 3)).toEqual([]);
  expect(search("purple nightstand", 3)).toEqual([]);
});
