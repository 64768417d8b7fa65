import type { Listing } from "#domain/listing/listing.ts";
import type { ListingQuery } from "#domain/listing/listing-query.ts";
import type { Product } from "#domain/product.ts";
import { createListingIndex } from "#server/catalog/listing/listing-index.ts";
import { facets } from "#tests/fixtures/listing.ts";

/** The listing of just these products, in their order. */
export function listingOf(products: readonly Product[], query: ListingQuery): Listing {
  const index = createListingIndex(facets);
  const saved = products.map((product, position) => ({ product, position }));
  index.update({ saved, removed: [] });
  return index.list({ ids: products.map(({ id }) => id) }, query);
}
