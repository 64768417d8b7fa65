import { rooms, types } from "#copy/rooms.ts";
import { type Collection, withCopy } from "#domain/collection.ts";
import { collectionFacts } from "#shop/collections.ts";

/** The six collections in the language of the pages, in the order shown on the site. */
export const collections: readonly Collection[] = withCopy(collectionFacts, { rooms, types });
