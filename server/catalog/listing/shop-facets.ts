import { facetsOf } from "#domain/listing/facets.ts";
import { taxonomy } from "#shop/taxonomy.ts";

/** The filters of the shop's listings. */
export const shopFacets = facetsOf(taxonomy);
