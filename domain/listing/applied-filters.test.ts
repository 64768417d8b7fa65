import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { facets, listingQueries } from "#tests/fixtures/listing.ts";
import { appliedFilters } from "./applied-filters.ts";
import { clearFilters } from "./change-listing.ts";
import { listingSearch, parseListingQuery } from "./listing-query.ts";

const chips = (search: string) =>
  appliedFilters(parseListingQuery(new URLSearchParams(search), facets), facets);

describe("applied filters (rule 4.8)", () => {
  test("the default listing has none, also when sorted", () => {
    expect(chips("sort=newest&page=2")).toEqual([]);
  });

  test("each chip links to the listing without its filter, on page 1", () => {
    const shown = chips("color=gray&feature=usb-charging&max=800&page=3&sort=newest");
    expect(
      shown.map(({ group, label, without }) => [group, label, listingSearch(without)]),
    ).toEqual([
      ["Color", "Gray", "?feature=usb-charging&max=800&sort=newest"],
      ["Features", "USB Charging", "?color=gray&max=800&sort=newest"],
      ["Price", "Up to $800", "?color=gray&feature=usb-charging&sort=newest"],
    ]);
  });

  test("shows a price range as text", () => {
    expect(chips("min=500")[0]?.label).toBe("$500 and up");
    expect(chips("min=500&max=1250")[0]?.label).toBe("$500 to $1,250");
  });

  test("removing all chips one by one gives the same listing as Clear all", () => {
    fc.assert(
      fc.property(listingQueries, (query) => {
        let remaining = query;
        for (
          let chip = appliedFilters(remaining, facets)[0];
          chip;
          chip = appliedFilters(remaining, facets)[0]
        ) {
          remaining = chip.without;
        }
        expect({ ...remaining, page: 1 }).toEqual(clearFilters(query));
      }),
    );
  });
});
