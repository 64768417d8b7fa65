import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogues, listingQueries } from "#tests/fixtures/listing.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { countFacets } from "./facet-counts.ts";
import { facets } from "./facets.ts";
import { filterProducts } from "./filter-products.ts";
import { parseListingQuery, plainListing } from "./listing-query.ts";

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
  test("are counted from the products, and an option that gives nothing says 0 and stays", () => {
    expect(counts("", "material")).toEqual({ leather: 2, fabric: 0, microfiber: 0, velvet: 1 });
  });

  test("follow the other facets but not the facet's own choice", () => {
    expect(counts("color=gray", "material")).toMatchObject({ leather: 1, velvet: 1 });
    expect(counts("color=gray", "color")).toMatchObject({ black: 1, gray: 2 });
  });

  test("say which options are chosen", () => {
    const color = countFacets(products, parseListingQuery(new URLSearchParams("color=gray")))[0];
    expect(color?.options.filter(({ chosen }) => chosen).map(({ value }) => value)).toEqual([
      "gray",
    ]);
  });

  test("always equal what the listing shows with that option alone in its facet", () => {
    fc.assert(
      fc.property(catalogues, listingQueries, (pieces, query) => {
        for (const { name, options } of countFacets(pieces, query)) {
          for (const { value, count } of options) {
            const chosen = { ...query.chosen, [name]: [value] };
            expect(count).toBe(filterProducts(pieces, { ...query, chosen }).length);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  test("keep every option of every facet even for an empty catalogue", () => {
    const shown = countFacets([], plainListing).map(({ options }) => options.length);
    expect(shown).toEqual(facets.map(({ options }) => options.length));
  });
});
