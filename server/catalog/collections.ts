import { copyIn } from "#copy-in/rooms.ts";
import { type Collection, withCopy } from "#domain/collection.ts";
import { collectionFacts } from "#shop/collections.ts";

/**
 * The six collections by their English names, which imported files, records and the search engine
 * use whatever language a page is in.
 */
export const collections: readonly Collection[] = withCopy(collectionFacts, copyIn.en);
