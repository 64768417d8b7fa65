import type { CollectionFacts } from "#domain/collection.ts";

export const bedroom: CollectionFacts = {
  slug: "bedroom",
  image: "rooms/bedroom",
  typePages: false,
  types: [
    { slug: "beds" },
    { slug: "bedroom-sets" },
    { slug: "dressers" },
    { slug: "nightstands" },
    { slug: "chests" },
    { slug: "mattresses" },
  ],
};
