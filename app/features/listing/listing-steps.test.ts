import fc from "fast-check";
import { expect, test } from "vitest";
import { changeListing, clearFilters } from "#domain/listing/change-listing.ts";
import type { FacetName } from "#domain/listing/facets.ts";
import { type ListingQuery, listingSearch, plainListing } from "#domain/listing/listing-query.ts";
import { listingQueries } from "#tests/fixtures/listing.ts";
import { stepFrom } from "./listing-steps.ts";

test("a chip takes off its own filter and leaves one that came meanwhile", () => {
  expect(stepFrom("?color=black", "", "?color=black&material=leather")).toBe("?material=leather");
});

test("of two values of a filter only the chip's own goes", () => {
  const both = "?color=black&color=gray&sort=newest";
  expect(stepFrom(both, "?color=gray&sort=newest", both)).toBe("?color=gray&sort=newest");
});

test("the number of columns takes the place of the one before", () => {
  expect(stepFrom("?columns=5", "?columns=4", "?sort=newest&columns=5")).toBe(
    "?sort=newest&columns=4",
  );
});

test("nothing under way: the link leads where it says", () => {
  expect(stepFrom("?color=black&page=2", "", "?color=black&page=2")).toBe("");
});

test("a page number joins a filter still under way, last in the URL", () => {
  expect(stepFrom("?size=24", "?size=24&page=2", "?material=leather&size=24")).toBe(
    "?material=leather&size=24&page=2",
  );
});

test("going back to page 1 keeps a filter still under way", () => {
  expect(stepFrom("?size=24&page=2", "?size=24", "?color=gray&size=24")).toBe(
    "?color=gray&size=24",
  );
});

test("the later of two pages counts", () => {
  expect(stepFrom("?size=24", "?size=24&page=2", "?size=24&page=3")).toBe("?size=24&page=2");
  expect(stepFrom("?page=2", "", "?page=3")).toBe("");
});

test("a chip pressed after a page goes to the first page, a number of columns stays on it", () => {
  expect(stepFrom("?color=gray", "", "?color=gray&page=2")).toBe("");
  expect(stepFrom("", "?columns=5", "?page=2")).toBe("?columns=5&page=2");
});

test("a chip for the prices takes off prices changed meanwhile too", () => {
  expect(stepFrom("?min=100&max=900", "", "?min=200&max=900&sort=newest")).toBe("?sort=newest");
});

test("words searched for stay in front", () => {
  expect(stepFrom("?q=sofa", "?q=sofa&page=2", "?q=sofa&color=gray")).toBe(
    "?q=sofa&color=gray&page=2",
  );
});

/** Changes that a link of the listing makes. */
const changes = fc.oneof(
  fc.constantFrom<FacetName[]>("color", "material", "availability", "feature").map(chipTakenOff),
  fc.constant((query: ListingQuery) => changeListing(query, { price: plainListing.price })),
  fc.constant(clearFilters),
  fc
    .constantFrom(4 as const, 5 as const)
    .map((columns) => (query: ListingQuery) => changeListing(query, { columns })),
  fc
    .integer({ min: 1, max: 9 })
    .map((page) => (query: ListingQuery) => changeListing(query, { page })),
);

/** Takes off the first chip of a filter. */
function chipTakenOff(name: FacetName) {
  return (query: ListingQuery) => {
    const [, ...left] = query.chosen[name];
    return changeListing(query, { chosen: { ...query.chosen, [name]: left } });
  };
}

test("any two links pressed on one listing come to both steps, in their order", () => {
  fc.assert(
    fc.property(listingQueries, changes, changes, (shown, first, second) => {
      const from = listingSearch(shown);
      const [one, other] = [first, second].map((change) => listingSearch(change(shown)));
      fc.pre(one !== undefined && other !== undefined && one !== from && other !== from);
      const asked = stepFrom(from, one, from);
      expect(asked).toBe(one);
      const both = one === other ? first(shown) : second(first(shown));
      expect(stepFrom(from, other, asked)).toBe(listingSearch(both));
    }),
  );
});
