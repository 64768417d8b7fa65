import type { CollectionFacts } from "#domain/collection.ts";

export const homeOffice: CollectionFacts = {
  slug: "home-office",
  image: "rooms/home-office",
  typePages: false,
  types: [
    { slug: "desks" },
    { slug: "l-shaped-desks" },
    { slug: "office-chairs" },
    { slug: "bookcases" },
    { slug: "file-cabinets" },
    { slug: "credenzas" },
  ],
};
