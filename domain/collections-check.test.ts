import { expect, test } from "vitest";
import { collections } from "#shop/collections.ts";
import type { Collection } from "./collection.ts";
import { checkCollections } from "./collections-check.ts";
import { problemLine } from "./problem.ts";

const linesWith = (change: Partial<Collection>) => {
  const [first, ...others] = collections;
  return checkCollections([{ ...first, ...change } as Collection, ...others]).map(problemLine);
};

test("the shop's collections have no problems", () => {
  expect(checkCollections(collections)).toEqual([]);
});

test("a problem names the collection, the field and what is wrong", () => {
  expect(linesWith({ badge: "" })).toEqual([
    "shop/collections.ts (living-room): badge: must not be empty",
  ]);
  expect(linesWith({ popular: ["Sofas"] as never })).toEqual([
    "shop/collections.ts (living-room): popular: must name four things people ask for",
  ]);
});

test("refuses a collection or type listed twice", () => {
  expect(linesWith({ slug: "bedroom" })).toContain(
    'shop/collections.ts: slug: "bedroom" is there twice',
  );
  const types = collections[0]?.types.slice(0, 1) ?? [];
  expect(linesWith({ types: [...types, ...types] })).toContain(
    'shop/collections.ts (living-room): types: "stationary-sofa-loveseats" is there twice',
  );
});
