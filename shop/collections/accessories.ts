import type { CollectionFacts } from "#domain/collection.ts";

export const accessories: CollectionFacts = {
  slug: "accessories",
  image: "rooms/accessories",
  typePages: false,
  types: [
    { slug: "lamps" },
    { slug: "rugs" },
    { slug: "mirrors" },
    { slug: "wall-art" },
    { slug: "pillows-throws" },
    { slug: "accent-tables" },
  ],
};
