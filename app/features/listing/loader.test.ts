import { expect, it } from "vitest";
import { facetNames } from "#domain/listing/facets.ts";
import { collections } from "#server/catalog/collections.ts";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { listingData, redirectBeyondLastPage } from "./loader.server.ts";

const catalog = createCatalog(loadProducts());
const beds = { collection: "bedroom", type: "beds" };

it("every room and type is a listing with the same functions (rule 4.1)", () => {
  const scopes = collections.flatMap(({ slug, types }) => [
    { collection: slug },
    ...types.map((type) => ({ collection: slug, type: type.slug })),
  ]);
  expect(scopes).toHaveLength(41);
  for (const scope of scopes) {
    const listing = listingData(catalog, scope, { url: "https://shop.example/x?color=brown" });
    const { facets, chips, columnLinks, pages } = listing;
    expect(facets.map(({ name }) => name)).toEqual(facetNames);
    expect(chips.map(({ label }) => label)).toEqual(["Brown"]);
    expect(columnLinks).toHaveLength(2);
    expect(pages.current).toBe(1);
    const unfiltered = listingData(catalog, scope, { url: "https://shop.example/x" });
    expect(unfiltered.total).toBe(catalog.count(scope));
  }
});

it("a listing in a section keeps the page's own parameter first and its section (rule 4.23)", () => {
  const listing = listingData(catalog, beds, {
    url: "https://shop.example/collections/bedroom?color=gray&type=beds",
    extra: { type: "beds" },
    section: "pieces",
  });
  expect(listing).toMatchObject({ hash: "#pieces", search: "?type=beds&color=gray" });
  expect(listing.clearAll.search).toBe("?type=beds");
  expect(listing.hiddenFields.filters.before).toEqual([["type", "beds"]]);
  expect(listing.hiddenFields.sorting.before).toEqual([
    ["type", "beds"],
    ["color", "gray"],
  ]);
});

it("a page beyond the last one of a type leads to the last one (rule 4.15)", () => {
  const url = "https://shop.example/collections/bedroom?type=beds&page=9";
  const listing = listingData(catalog, beds, { url, extra: { type: "beds" } });
  const redirect = () => redirectBeyondLastPage(url, listing);
  expect(redirect).toThrow(expect.objectContaining({ status: 302 }));
});
