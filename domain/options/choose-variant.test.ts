import fc from "fast-check";
import { expect, test } from "vitest";
import type { Availability } from "#domain/product.ts";
import { aProductWithVariants } from "#tests/fixtures/product-with-variants.ts";
import { closestVariant, exactVariant, firstChoice } from "./choose-variant.ts";

const variants = aProductWithVariants().variants ?? [];

test("before anything is chosen, the first variant in stock is shown", () => {
  const starts = (...availabilities: Availability[]) =>
    firstChoice(availabilities.map((availability) => ({ availability })));
  expect(starts("preorder", "out_of_stock", "in_stock", "in_stock")).toBe(2);
  expect(starts("out_of_stock", "preorder")).toBe(0);
});

test("choosing a value keeps the other values if such a variant exists (rule 5.12)", () => {
  expect(closestVariant(variants, ["Gray", "96 in"], 1)?.values).toEqual(["Gray", "96 in"]);
  expect(closestVariant(variants, ["Cognac", "96 in"], 1)?.values).toEqual(["Gray", "96 in"]);
  expect(closestVariant(variants, ["Cognac", "96 in"], 0)?.values).toEqual(["Cognac", "84 in"]);
  expect(exactVariant(variants, ["Cognac", "96 in"])).toBeUndefined();
});

const label = fc.constantFrom("a", "b", "c");
const values = fc.tuple(label, label, label);
const made = fc
  .uniqueArray(values, { minLength: 1, selector: (three) => three.join() })
  .map((all) => all.map((three) => ({ values: three })));

test("returns a variant for any wanted values, with the chosen value if any variant has it", () => {
  fc.assert(
    fc.property(made, values, fc.nat(2), (variants, wanted, chosen) => {
      const closest = closestVariant(variants, wanted, chosen);
      expect(variants).toContain(closest);
      const isMade = variants.some(({ values }) => values[chosen] === wanted[chosen]);
      expect(closest?.values[chosen] === wanted[chosen]).toBe(isMade);
      const exact = exactVariant(variants, wanted);
      if (exact) expect(closest).toBe(exact);
    }),
  );
});

test("returns a variant even without wanted values", () => {
  expect(closestVariant(variants, [])).toBe(variants[0]);
  expect(closestVariant(variants, [undefined, "96 in"])?.values).toEqual(["Gray", "96 in"]);
});
