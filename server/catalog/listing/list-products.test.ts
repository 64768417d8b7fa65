import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultListing } from "#domain/listing/listing-query.ts";
import type { Product } from "#domain/product.ts";
import { ProductTable } from "#server/catalog/read-model/product-table.ts";
import { catalogs, facets, listingQueries } from "#tests/fixtures/listing.ts";
import { aProduct } from "#tests/fixtures/product.ts";
import { listingOf } from "#tests/support/listing-of.ts";
import { simpleListing } from "#tests/support/simple-listing.ts";
import { listProducts } from "./list-products.ts";

const fifty = Array.from({ length: 50 }, (_, i) => aProduct({ id: String(i + 1) }));

describe("a listing", () => {
  test("shows the requested page and its position", () => {
    const listing = listingOf(fifty, { ...defaultListing, page: 2 });
    expect(listing).toMatchObject({ total: 50, page: 2, pageCount: 2, from: 49, to: 50 });
    expect(listing.items.map(({ id }) => id)).toEqual(["49", "50"]);
  });

  test("shows the last page when a later one is requested", () => {
    const listing = listingOf(fifty, { ...defaultListing, page: 7 });
    expect(listing).toMatchObject({ page: 2, from: 49, to: 50 });
    expect(listing.items).toHaveLength(2);
  });

  test("an empty listing is page 1 of 1 with no items", () => {
    const chosen = { ...defaultListing.chosen, material: ["velvet"] };
    expect(listingOf(fifty, { ...defaultListing, chosen })).toMatchObject({
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
        const { pageCount, total } = listingOf(products, query);
        const shown = Array.from(
          { length: pageCount },
          (_, i) => listingOf(products, { ...query, page: i + 1 }).items,
        ).flat();
        expect(shown).toHaveLength(total);
        expect(new Set(shown).size).toBe(total);
      }),
      { numRuns: 50 },
    );
  });
});

test("is the same as by the simplest code, for every scope, also after changes", () => {
  const changes = fc.record({
    replaced: fc.infiniteStream(fc.constantFrom("kept", "saved", "removed")),
    reordered: fc.boolean(),
  });
  fc.assert(
    fc.property(catalogs, catalogs, listingQueries, changes, (before, after, query, change) => {
      const table = new ProductTable();
      table.update({ saved: entries(before, false), removed: [] });
      table.inScope({ collection: "living-room" });

      const fates = after.map((product) => ({ product, fate: change.replaced.next().value }));
      const saved = fates.flatMap(({ product, fate }) => (fate === "saved" ? product : []));
      const removed = fates.flatMap(({ product, fate }) => (fate === "removed" ? product.id : []));
      table.update({ saved: entries(saved, change.reordered), removed });

      const now = new Map(entries(before, false).map((entry) => [entry.product.id, entry]));
      for (const id of removed) now.delete(id);
      for (const entry of entries(saved, change.reordered)) now.set(entry.product.id, entry);
      const inOrder = [...now.values()]
        .sort((a, b) => a.position - b.position || Number(a.product.id) - Number(b.product.id))
        .map(({ product }) => product);
      const inType = inOrder.filter(({ type }) => type === "recliners-lift-chairs");
      const ranked = inOrder.toReversed().filter(({ price }) => price % 2 === 0);
      for (const [scope, products] of [
        [{ collection: "living-room" }, inOrder],
        [{ collection: "living-room", type: "recliners-lift-chairs" }, inType],
        [{ collection: "bedroom" }, []],
        [{ ids: [...ranked.map(({ id }) => id), "999"] }, ranked],
      ] as const) {
        expect(listProducts(table.inScope(scope), query)).toEqual(
          simpleListing(products, facets, query),
        );
      }
    }),
  );
});

/** Products at positions by id, or in the opposite order. */
function entries(products: readonly Product[], reversed: boolean) {
  return products.map((product) => ({
    product,
    position: reversed ? -Number(product.id) : Number(product.id),
    updatedAt: "",
  }));
}
