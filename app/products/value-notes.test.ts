import { expect, test } from "vitest";
import type { Product } from "#domain/product.ts";
import { aProductWithVariants } from "#tests/fixtures/product-with-variants.ts";
import { needsNotes, noteOn } from "./value-notes.ts";
import { variantChoices } from "./variant-choices.server.ts";

function choicesOf(product: Product) {
  const choices = variantChoices(product, (card) => ({ card }));
  if (!choices) throw new Error("the product has no variants");
  return choices;
}

/** The notes on every value of an option while the variant at that index is chosen. */
function notes(product: Product, chosen: number, position: number) {
  const choices = choicesOf(product);
  const variant = choices.variants[chosen];
  if (!variant) throw new Error("the product has no such variant");
  return choices.options[position]?.values.map(({ label }) =>
    Object.values(noteOn(choices, variant, position, label)),
  );
}

const sofa = aProductWithVariants();

test("each value has a note for its combination with the chosen others (rule 5.11)", () => {
  expect(notes(sofa, 0, 0)).toEqual([
    ["In stock", false],
    ["Preorder", false],
  ]);
  expect(notes(sofa, 0, 1)).toEqual([
    ["In stock", false],
    ["Out of Stock", true],
  ]);
  expect(notes(sofa, 1, 1)?.[1]).toEqual(["Not in this color", true]);
});

test("with more than two options, the note names no other value", () => {
  const options = [...(sofa.options ?? []), { name: "Arm", values: [{ label: "Left" }] }];
  const variants = (sofa.variants ?? []).map((variant) => ({
    ...variant,
    values: [...variant.values, "Left"],
  }));
  expect(notes({ ...sofa, options, variants }, 1, 1)?.[1]).toEqual(["Not with these", true]);
});

test("there are no notes if every combination is available", () => {
  const inStock = (sofa.variants ?? []).map(({ id, sku, values }) => ({ id, sku, values }));
  const missing = { id: "2009", sku: "BAYOU-CGN-96", values: ["Cognac", "96 in"] };
  expect(needsNotes(choicesOf(sofa))).toBe(true);
  expect(needsNotes(choicesOf({ ...sofa, variants: inStock }))).toBe(true);
  expect(needsNotes(choicesOf({ ...sofa, variants: [...inStock, missing] }))).toBe(false);
});
