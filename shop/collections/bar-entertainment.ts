import type { CollectionFacts } from "#domain/collection.ts";

export const barEntertainment: CollectionFacts = {
  slug: "bar-entertainment",
  image: "rooms/bar-entertainment",
  typePages: false,
  types: [
    { slug: "bar-stools" },
    { slug: "tv-stands" },
    { slug: "home-bars" },
    { slug: "pub-tables" },
    { slug: "wine-storage" },
    { slug: "game-tables" },
  ],
};
