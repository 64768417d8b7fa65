import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultListing, parseListingQuery } from "#domain/listing/listing-query.ts";
import { catalogs, facets, listingQueries } from "#tests/fixtures/listing.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { listingOf } from "#tests/support/listing-of.ts";

const products = [
  aProduct({ id: "1", specs: { material: "Leather", color: "Black" } }),
  aProduct({ id: "2", specs: { material: "Leather", color: "Gray" } }),
  aProduct({ id: "3", specs: { material: "Velvet", color: "Gray" } }),
];
const counts = (search: string, name: string, shown = products) =>
  Object.fromEntries(
    listingOf(shown, parseListingQuery(new URLSearchParams(search), facets))
      .facets.find((facet) => facet.name === name)
      ?.options.map(({ value, count }) => [value, count]) ?? [],
  );

describe("facet counts (rule 4.7)", () => {
  test("are computed from the products; options without products have 0", () => {
    expect(counts("", "material")).toEqual({ leather: 2, fabric: 0, microfiber: 0, velvet: 1 });
  });

  test("depend on the other facets but not on the facet's own options", () => {
    expect(counts("color=gray", "material")).toMatchObject({ leather: 1, velvet: 1 });
    expect(counts("color=gray", "color")).toMatchObject({ black: 1, gray: 2 });
  });

  test("mark the chosen options", () => {
    const query = parseListingQuery(new URLSearchParams("color=gray"), facets);
    const [color] = listingOf(products, query).facets;
    expect(color?.options.filter(({ chosen }) => chosen).map(({ value }) => value)).toEqual([
      "gray",
    ]);
  });

  test("equal the listing's size with only that option in its facet", () => {
    fc.assert(
      fc.property(catalogs, listingQueries, (products, query) => {
        const size = (chosen: typeof query.chosen) =>
          listingOf(products, { ...query, chosen }).total;
        for (const { name, options } of listingOf(products, query).facets) {
          for (const { value, count } of options) {
            expect(count).toBe(size({ ...query.chosen, [name]: [value] }));
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  test("keep the fixed options even for an empty catalog", () => {
    const shown = listingOf([], defaultListing).facets.map(({ options }) => options.length);
    expect(shown).toEqual([5, 4, 2, 5]);
  });

  test("show another option where a product has it or it is chosen (rule 4.22)", () => {
    const oak = aProduct({ id: "4", specs: { material: "Solid oak", color: "Natural oak" } });
    expect(counts("", "material", [...products, oak])).toMatchObject({ velvet: 1, wood: 1 });
    expect(counts("color=black", "material", [...products, oak])).toMatchObject({ wood: 0 });
    expect(counts("material=wood", "material")).toMatchObject({ wood: 0 });
    expect(counts("", "material")).not.toHaveProperty("wood");
  });
});
