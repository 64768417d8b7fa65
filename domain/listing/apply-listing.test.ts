import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogs, listingQueries } from "#tests/fixtures/listing.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { applyListing } from "./apply-listing.ts";
import { defaultListing } from "./listing-query.ts";

const fifty = Array.from({ length: 50 }, (_, i) => aProduct({ id: String(i + 1) }));

describe("a listing", () => {
  test("shows the requested page and its position", () => {
    const listing = applyListing(fifty, { ...defaultListing, page: 2 });
    expect(listing).toMatchObject({ total: 50, page: 2, pageCount: 2, from: 49, to: 50 });
    expect(listing.items.map(({ id }) => id)).toEqual(["49", "50"]);
  });

  test("shows the last page when a later one is requested", () => {
    expect(applyListing(fifty, { ...defaultListing, page: 7 })).toMatchObject({ page: 2 });
  });

  test("an empty listing is page 1 of 1 with no items", () => {
    const noMatches = {
      ...defaultListing,
      chosen: { ...defaultListing.chosen, material: ["velvet"] },
    };
    expect(applyListing(fifty, noMatches)).toMatchObject({
      items: [],
      total: 0,
      page: 1,
      pageCount: 1,
      from: 0,
      to: 0,
    });
  });

  test("shows every matching product exactly once across pages", () => {
    fc.assert(
      fc.property(catalogs, listingQueries, (products, query) => {
        const { pageCount, total } = applyListing(products, query);
        const shown = Array.from(
          { length: pageCount },
          (_, i) => applyListing(products, { ...query, page: i + 1 }).items,
        ).flat();
        expect(shown).toHaveLength(total);
        expect(new Set(shown).size).toBe(total);
      }),
      { numRuns: 50 },
    );
  });
});
