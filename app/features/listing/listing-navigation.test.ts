import fc from "fast-check";
import { expect, test } from "vitest";
import { changeListing, clearFilters } from "#domain/listing/change-listing.ts";
import type { FacetName } from "#domain/listing/facets.ts";
import { defaultListing, type ListingQuery, listingSearch } from "#domain/listing/listing-query.ts";
import { listingQueries } from "#tests/fixtures/listing.ts";
import { changeSince } from "./listing-navigation.ts";

test("removing a chip keeps a filter added in between", () => {
  expect(changeSince("?color=black", "", "?color=black&material=leather")).toBe(
    "?material=leather",
  );
});

test("removing a chip removes one value of a filter, not the others", () => {
  const both = "?color=black&color=gray&sort=newest";
  expect(changeSince(both, "?color=gray&sort=newest", both)).toBe("?color=gray&sort=newest");
});

test("a new number of columns replaces the previous one", () => {
  expect(changeSince("?columns=5", "?columns=4", "?sort=newest&columns=5")).toBe(
    "?sort=newest&columns=4",
  );
});

test("with nothing in flight a link keeps its own address", () => {
  expect(changeSince("?color=black&page=2", "", "?color=black&page=2")).toBe("");
});

test("a page number is added to a filter in flight, last in the URL", () => {
  expect(changeSince("?size=24", "?size=24&page=2", "?material=leather&size=24")).toBe(
    "?material=leather&size=24&page=2",
  );
});

test("going back to page 1 keeps a filter in flight", () => {
  expect(changeSince("?size=24&page=2", "?size=24", "?color=gray&size=24")).toBe(
    "?color=gray&size=24",
  );
});

test("the later of two page clicks wins", () => {
  expect(changeSince("?size=24", "?size=24&page=2", "?size=24&page=3")).toBe("?size=24&page=2");
  expect(changeSince("?page=2", "", "?page=3")).toBe("");
});

test("after a page click, a chip goes to page 1 and a column count stays on the page", () => {
  expect(changeSince("?color=gray", "", "?color=gray&page=2")).toBe("");
  expect(changeSince("", "?columns=5", "?page=2")).toBe("?columns=5&page=2");
});

test("removing the price chip also removes prices changed in between", () => {
  expect(changeSince("?min=100&max=900", "", "?min=200&max=900&sort=newest")).toBe("?sort=newest");
});

test("the search query stays first in the URL", () => {
  expect(changeSince("?q=sofa", "?q=sofa&page=2", "?q=sofa&color=gray")).toBe(
    "?q=sofa&color=gray&page=2",
  );
});

/** Changes made by links of the listing. */
const changes = fc.oneof(
  fc.constantFrom<FacetName[]>("color", "material", "availability", "feature").map(removeChip),
  fc.constant((query: ListingQuery) => changeListing(query, { price: defaultListing.price })),
  fc.constant(clearFilters),
  fc
    .constantFrom(4 as const, 5 as const)
    .map((columns) => (query: ListingQuery) => changeListing(query, { columns })),
  fc
    .integer({ min: 1, max: 9 })
    .map((page) => (query: ListingQuery) => changeListing(query, { page })),
);

/** Removes the first chip of a filter. */
function removeChip(name: FacetName) {
  return (query: ListingQuery) => {
    const [, ...remaining] = query.chosen[name];
    return changeListing(query, { chosen: { ...query.chosen, [name]: remaining } });
  };
}

test("clicking any two links of one listing applies both, in order", () => {
  fc.assert(
    fc.property(listingQueries, changes, changes, (shown, first, second) => {
      const from = listingSearch(shown);
      const [one, other] = [first, second].map((change) => listingSearch(change(shown)));
      fc.pre(one !== undefined && other !== undefined && one !== from && other !== from);
      const requested = changeSince(from, one, from);
      expect(requested).toBe(one);
      const both = one === other ? first(shown) : second(first(shown));
      expect(changeSince(from, other, requested)).toBe(listingSearch(both));
    }),
  );
});
