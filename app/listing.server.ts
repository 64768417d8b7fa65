import { applyListing } from "#domain/listing/apply-listing.ts";
import { parseListingQuery } from "#domain/listing/listing-query.ts";
import type { Product } from "#domain/product.ts";
import type { ListingData } from "#features/listing/listing-data.ts";
import { productCard } from "./product-cards.server.ts";

/** The page of the listing that the URL asks for. */
export function listingData(products: readonly Product[], url: string): ListingData {
  const query = parseListingQuery(new URL(url).searchParams);
  const { items, ...rest } = applyListing(products, query);
  return { query, ...rest, items: items.map(productCard) };
}
