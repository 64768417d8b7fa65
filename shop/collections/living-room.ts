import type { CollectionFacts } from "#domain/collection.ts";

export const livingRoom: CollectionFacts = {
  slug: "living-room",
  image: "rooms/living",
  typePages: true,
  types: [
    { slug: "stationary-sofa-loveseats" },
    { slug: "stationary-sectionals" },
    { slug: "reclining-sofa-loveseats" },
    { slug: "recliners-lift-chairs" },
    { slug: "reclining-sectionals" },
  ],
};
