import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogues, listingQueries } from "#tests/fixtures/listing.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { applyListing } from "./apply-listing.ts";
import { plainListing } from "./listing-query.ts";

const fifty = Array.from({ length: 50 }, (_, i) => aProduct({ id: String(i + 1) }));

describe("a listing", () => {
  test("shows the asked page and where it stands", () => {
    const listing = applyListing(fifty, { ...plainListing, page: 2 });
    expect(listing).toMatchObject({ total: 50, page: 2, pageCount: 2, from: 49, to: 50 });
    expect(listing.items.map(({ id }) => id)).toEqual(["49", "50"]);
  });

  test("shows the last page when asked beyond it", () => {
    expect(applyListing(fifty, { ...plainListing, page: 7 })).toMatchObject({ page: 2 });
  });

  test("that is empty says so: page 1 of 1, nothing from nowhere", () => {
    const none = { ...plainListing, chosen: { ...plainListing.chosen, material: ["velvet"] } };
    expect(applyListing(fifty, none)).toMatchObject({
      items: [],
      total: 0,
      page: 1,
      pageCount: 1,
      from: 0,
      to: 0,
    });
  });

  test("shows every piece that passes exactly once over all its pages", () => {
    fc.assert(
      fc.property(catalogues, listingQueries, (pieces, query) => {
        const { pageCount, total } = applyListing(pieces, query);
        const shown = Array.from(
          { length: pageCount },
          (_, i) => applyListing(pieces, { ...query, page: i + 1 }).items,
        ).flat();
        expect(shown).toHaveLength(total);
        expect(new Set(shown).size).toBe(total);
      }),
      { numRuns: 50 },
    );
  });
});
