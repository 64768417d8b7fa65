import { describe, expect, test } from "vitest";
import { facets } from "#tests/fixtures/listing.ts";
import { changeListing, clearFilters, toggleOption } from "./change-listing.ts";
import type { FacetName } from "./facets.ts";
import { defaultListing, type ListingQuery } from "./listing-query.ts";

const onPage3 = { ...defaultListing, page: 3 };

function toggle(query: ListingQuery, name: FacetName, value: string): ListingQuery {
  const facet = facets.find((candidate) => candidate.name === name);
  return facet ? toggleOption(query, facet, value) : query;
}

describe("changing a listing (rule 4.13)", () => {
  test("a new filter, sort order or page size goes to page 1", () => {
    expect(changeListing(onPage3, { sort: "newest" }).page).toBe(1);
    expect(changeListing(onPage3, { size: 24 }).page).toBe(1);
    expect(changeListing(onPage3, { price: { min: 0, max: 500 } }).page).toBe(1);
    expect(toggle(onPage3, "color", "gray").page).toBe(1);
  });

  test("new columns or another page do not", () => {
    expect(changeListing(onPage3, { columns: 5 })).toMatchObject({ page: 3, columns: 5 });
    expect(changeListing(onPage3, { page: 4 }).page).toBe(4);
  });

  test("turns an option on, in the facet's order, and off again", () => {
    const gray = toggle(defaultListing, "color", "gray");
    const both = toggle(gray, "color", "black");
    expect(both.chosen.color).toEqual(["black", "gray"]);
    expect(toggle(both, "color", "gray").chosen.color).toEqual(["black"]);
  });

  test("an unknown option changes nothing", () => {
    expect(toggle(defaultListing, "color", "plaid")).toEqual(defaultListing);
  });

  test("Clear all removes filters and keeps sort, size and columns", () => {
    const query = toggle(
      { ...onPage3, sort: "newest", size: 24, columns: 5, price: { min: 100, max: 200 } },
      "feature",
      "storage",
    );
    expect(clearFilters(query)).toEqual({
      ...defaultListing,
      sort: "newest",
      size: 24,
      columns: 5,
    });
  });
});
