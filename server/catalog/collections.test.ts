import { expect, test } from "vitest";
import { findCollection, findProductType, productTypeLink } from "#domain/collection.ts";
import { collections } from "./collections.ts";

test("the six collections have their badges (rule 3.9)", () => {
  expect(collections.map(({ title, badge }) => [title, badge])).toEqual([
    ["Living Room", "Most Popular"],
    ["Bedroom", "Great Deals"],
    ["Dining Room", "Family Favorites"],
    ["Home Office", "Work Ready"],
    ["Accessories", "Style Makers"],
    ["Bar & Entertainment", "Party Ready"],
  ]);
});

test("the living room's five types have their own pages, the other collections' six types do not", () => {
  const livingRoom = findCollection(collections, "living-room");
  expect(
    livingRoom?.types.map((type) => livingRoom && productTypeLink(livingRoom, type.slug)),
  ).toEqual([
    "/collections/living-room/stationary-sofa-loveseats",
    "/collections/living-room/stationary-sectionals",
    "/collections/living-room/reclining-sofa-loveseats",
    "/collections/living-room/recliners-lift-chairs",
    "/collections/living-room/reclining-sectionals",
  ]);
  for (const collection of collections.slice(1)) {
    expect(collection.types).toHaveLength(6);
    expect(productTypeLink(collection, "x")).toBe(`/collections/${collection.slug}?type=x`);
  }
});

test("an unknown slug finds nothing", () => {
  expect(findCollection(collections, "garage")).toBeUndefined();
  expect(collections.map((c) => findProductType(c, "garage")).filter(Boolean)).toEqual([]);
});
