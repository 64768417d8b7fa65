import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogs, listingQueries } from "#tests/fixtures/listing.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { countFacets } from "./facet-counts.ts";
import { facets } from "./facets.ts";
import { filterProducts } from "./filter-products.ts";
import { defaultListing, parseListingQuery } from "./listing-query.ts";

const products = [
  aProduct({ id: "1", specs: { material: "Leather", color: "Black" } }),
  aProduct({ id: "2", specs: { material: "Leather", color: "Gray" } }),
  aProduct({ id: "3", specs: { material: "Velvet", color: "Gray" } }),
];
const counts = (search: string, name: string) =>
  Object.fromEntries(
    countFacets(products, parseListingQuery(new URLSearchParams(search)))
      .find((facet) => facet.name === name)
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
    const color = countFacets(products, parseListingQuery(new URLSearchParams("color=gray")))[0];
    expect(color?.options.filter(({ chosen }) => chosen).map(({ value }) => value)).toEqual([
      "gray",
    ]);
  });

  test("equal the listing's size with only that option in its facet", () => {
    fc.assert(
      fc.property(catalogs, listingQueries, (products, query) => {
        for (const { name, options } of countFacets(products, query)) {
          for (const { value, count } of options) {
            const chosen = { ...query.chosen, [name]: [value] };
            expect(count).toBe(filterProducts(products, { ...query, chosen }).length);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  test("keep every option of every facet even for an empty catalog", () => {
    const shown = countFacets([], defaultListing).map(({ options }) => options.length);
    expect(shown).toEqual(facets.map(({ options }) => options.length));
  });
});
