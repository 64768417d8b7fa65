import { expect, test } from "vitest";
import type { Product, Variant } from "#domain/product.ts";
import { aProductWithVariants } from "#tests/fixtures/product-with-variants.ts";
import { chosenProduct } from "./chosen-product.ts";
import { hasSeveralPrices, priceAndAvailability } from "./price-and-availability.ts";

const sofa = aProductWithVariants();
const chosen = (position: number, over: Partial<Variant> = {}): Product =>
  chosenProduct(sofa, { ...(sofa.variants?.[position] as Variant), ...over });

test("a variant is the product under its own id, SKU, name and address (rule 3.22)", () => {
  expect(chosen(1)).toMatchObject({
    id: "2003",
    sku: "BAYOU-CGN-84",
    title: "Bayou Sofa (Cognac, 84 in)",
    slug: "bayou-sofa",
    url: "/products/bayou-sofa?variant=2003",
    availability: "preorder",
    image: "bayou-sofa/cognac",
    imageAlt: "Bayou Sofa (Cognac, 84 in)",
  });
  expect(chosen(1)).not.toHaveProperty("variants");
});

test("fields a variant lacks come from the product, except another variant's color", () => {
  expect(chosen(0)).toMatchObject({ price: 89900, compareAtPrice: 99900, image: sofa.image });
  expect(chosen(2).specs).toEqual({ ...sofa.specs, color: "Gray", width: 96 });
  expect(chosen(1).specs.color).toBe("Cognac");
  expect(chosen(1, { specs: { color: "Cognac brown" } }).specs.color).toBe("Cognac brown");
});

test("a variant has the product's parts, unless it has its own or another size (rule 20.1)", () => {
  const base = { name: "Base", count: 1, width: 84, length: 37, height: 25 };
  const withParts = { ...sofa, deliveredIn: [base] };
  const partsOf = (position: number, over: Partial<Variant> = {}) =>
    chosenProduct(withParts, { ...(sofa.variants?.[position] as Variant), ...over }).deliveredIn;
  expect(partsOf(1)).toEqual([base]);
  expect(partsOf(1, { specs: { width: 84 } })).toEqual([base]);
  expect(partsOf(2)).toBeUndefined();
  const own = [{ ...base, width: 96 }];
  expect(partsOf(2, { deliveredIn: own })).toEqual(own);
});

test("a variant with its own price never has the product's was-price (rule 3.6)", () => {
  expect(chosen(2)).toMatchObject({ price: 109900 });
  expect(chosen(2).compareAtPrice).toBeUndefined();
  expect(chosen(2, { compareAtPrice: 119900 }).compareAtPrice).toBe(119900);
});

test("the product shows its variants' lowest price and best availability (rule 3.21)", () => {
  const offer = (price: number, ...prices: number[]) =>
    priceAndAvailability({
      price,
      availability: "out_of_stock",
      variants: prices.map((price) => ({ price, availability: "preorder" })),
    });
  expect(offer(500, 700, 600)).toEqual({ price: 600, availability: "preorder" });
  expect(offer(500, 0, 600).price).toBe(600);
  expect(offer(0, 0, 0).price).toBe(0);
  expect(hasSeveralPrices(sofa)).toBe(true);
  expect(hasSeveralPrices({ ...sofa, variants: sofa.variants?.slice(0, 2) ?? [] })).toBe(false);
  expect(hasSeveralPrices({ price: 0 })).toBe(false);
});
