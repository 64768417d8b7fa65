import type { CollectionFacts } from "#domain/collection.ts";

export const diningRoom: CollectionFacts = {
  slug: "dining-room",
  image: "rooms/dining",
  typePages: false,
  types: [
    { slug: "dining-sets" },
    { slug: "dining-tables" },
    { slug: "dining-chairs" },
    { slug: "counter-height" },
    { slug: "benches" },
    { slug: "sideboards" },
  ],
};
