import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { facets, listingQueries } from "#tests/fixtures/listing.ts";
import { defaultListing, listingSearch, parseListingQuery } from "./listing-query.ts";

const parse = (search: string) => parseListingQuery(new URLSearchParams(search), facets);

describe("a listing's URL (rule 4.12)", () => {
  test("has an empty query for the default listing: 48 per page, 4 columns, by relevance", () => {
    expect(listingSearch(defaultListing)).toBe("");
    expect(parse("")).toEqual(defaultListing);
    expect(defaultListing).toMatchObject({ sort: "relevance", size: 48, columns: 4, page: 1 });
  });

  test("is written in a fixed order, whatever order it was read in", () => {
    const search =
      "page=2&columns=5&size=24&sort=newest&max=1500&min=200" +
      "&feature=storage&feature=modular&availability=preorder&material=velvet&color=gray&color=black";
    expect(listingSearch(parse(search))).toBe(
      "?color=black&color=gray&material=velvet&availability=preorder&feature=modular" +
        "&feature=storage&min=200&max=1500&sort=newest&size=24&columns=5&page=2",
    );
  });

  test("ignores unknown options, sorts, sizes, columns and parameters", () => {
    expect(parse("color=plaid&sort=cheap&size=1000&columns=12&page=-3&utm_source=x")).toEqual(
      defaultListing,
    );
  });

  test.each(["0", "-1", "1.5", "1e3", "007", "abc", "+2", " 2", "2 ", "0x2", "２", "", "Infinity"])(
    "E4: page=%j is not a page number and gives page 1 (rule 4.15)",
    (page) => expect(parse(new URLSearchParams({ page }).toString()).page).toBe(1),
  );

  test("E4: ignores a repeated page number; accepts one beyond the last page", () => {
    expect(parse("page=2&page=3").page).toBe(1);
    expect(parse("page=2").page).toBe(2);
    expect(parse("page=7056").page).toBe(7056);
    expect(parse("page=99999999999999999999999").page).toBe(999_999_999);
  });

  test("leaves out defaults that a plain form posts", () => {
    expect(listingSearch(parse("min=&max=&sort=relevance&size=48&columns=4&page=1"))).toBe("");
  });

  test("keeps other query parameters first", () => {
    expect(listingSearch(parse("sort=newest"), { q: "lift chair" })).toBe(
      "?q=lift+chair&sort=newest",
    );
  });

  test("any listing is read back unchanged and has one canonical query string", () => {
    fc.assert(
      fc.property(listingQueries, (query) => {
        const again = parse(listingSearch(query));
        expect(again).toEqual(query);
        expect(listingSearch(again)).toBe(listingSearch(query));
      }),
    );
  });

  test("any query string can be parsed", () => {
    const names = fc.constantFrom("color", "feature", "min", "max", "sort", "size", "page");
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
        const search = new URLSearchParams(pairs).toString();
        const query = parse(search);
        expect(parse(listingSearch(query))).toEqual(query);
      }),
    );
  });
});
