import { expect, test } from "vitest";
import { parseListingQuery } from "#domain/listing/listing-query.ts";
import { chosenProducts } from "#domain/options/chosen-product.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { askedColors } from "./asked-colors.ts";
import { shopFacets } from "./listed-product.ts";

const starters = new Map(loadProducts().map((product) => [product.slug, product]));

function shown(slug: string, filters: string, search?: string): string | undefined {
  const product = starters.get(slug);
  if (!product) throw new Error(`no product ${slug}`);
  const query = parseListingQuery(new URLSearchParams(filters), shopFacets);
  return askedColors(query, search)?.(chosenProducts(product))?.color;
}

test.each([
  ["pebble-modular-accent-chair", "color=gray", "Dove Gray"],
  ["pebble-modular-accent-chair", "color=black&color=gray", "Dove Gray"],
  ["pebble-modular-accent-chair", "color=cream", "Ivory White"],
  ["brazos-home-bar", "color=brown", "Walnut"],
  ["lamar-sit-stand-desk", "color=black", "Walnut"],
  ["lamar-sit-stand-desk", "color=oak", "Natural Oak"],
  ["model-2400-chaise-lounge", "color=gray", "Stone Gray"],
  ["model-2400-chaise-lounge", "color=pink", undefined],
  ["pebble-modular-accent-chair", "material=fabric", undefined],
])("rule 5.14: %s in a listing with %s shows %s", (slug, filters, color) => {
  expect(shown(slug, filters)).toBe(color);
});

test("rule 5.14: a search for a color shows it, unless a filter asks for another", () => {
  expect(shown("pebble-modular-accent-chair", "", "gray chair")).toBe("Dove Gray");
  expect(shown("pebble-modular-accent-chair", "", "chair")).toBeUndefined();
  expect(shown("pebble-modular-accent-chair", "color=black", "gray chair")).toBe("Charcoal Black");
});
