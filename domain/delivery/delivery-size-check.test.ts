import { expect, test } from "vitest";
import { problemLine } from "#domain/problem.ts";
import { collectionFacts } from "#shop/collections.ts";
import { deliverySizeOfType } from "#shop/delivery.ts";
import { checkDeliverySizes } from "./delivery-size-check.ts";

const problemsOf = (sizes: unknown) => checkDeliverySizes(sizes, collectionFacts).map(problemLine);

test("the shop's sizes have no problems, and an empty table has none", () => {
  expect(problemsOf(deliverySizeOfType)).toEqual([]);
  expect(problemsOf({})).toEqual([]);
});

test("reports a product type that isn't one, and a size that isn't one (rules 1.2 and 19.9)", () => {
  expect(problemsOf({ beds: "large", sofas: "large" })).toEqual([
    "shop/delivery.ts: deliverySizeOfType: sofas: is not a product type of shop/collections/; check the spelling or remove it",
  ]);
  expect(problemsOf({ beds: "huge" })).toEqual([
    "shop/delivery.ts: deliverySizeOfType: beds: must be one of small, medium, large, extra-large",
  ]);
  expect(problemsOf(null)).toEqual([
    "shop/delivery.ts: deliverySizeOfType: must be a group in { }",
  ]);
});
