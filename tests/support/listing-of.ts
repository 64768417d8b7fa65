import type { Listing } from "#domain/listing/listing.ts";
import type { ListingQuery } from "#domain/listing/listing-query.ts";
import type { Product } from "#domain/product.ts";
import { listProducts } from "#server/catalog/listing/list-products.ts";
import { listedProduct } from "#server/catalog/listing/listed-product.ts";

/** The listing of just these products, in their order. */
export function listingOf(products: readonly Product[], query: ListingQuery): Listing {
  return listProducts(products.map(listedProduct), query);
}
