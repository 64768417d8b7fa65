import type { Collection } from "#domain/collection.ts";

export const diningRoom: Collection = {
  slug: "dining-room",
  title: "Dining Room",
  badge: "Family Favorites",
  description:
    "Tables for Tuesday homework and Thanksgiving, with chairs people stay seated in. Sets for four, six and eight.",
  popular: ["Six-seat dining sets", "Extending tables", "Counter-height sets", "Sideboards"],
  link: "/collections/dining-room",
  image: "rooms/dining",
  typePages: false,
  types: [
    {
      slug: "dining-sets",
      title: "Dining Sets",
      tag: "All Together",
      description: "Table and chairs chosen to go together, for four to eight people.",
      features: ["Five- to nine-piece sets", "Mix a bench with chairs", "Assembled in your room"],
    },
    {
      slug: "dining-tables",
      title: "Dining Tables",
      tag: "The Centerpiece",
      description: "Round, trestle and extending tables in wood and stone-look tops.",
      features: [
        "Solid and veneered hardwood",
        "Leaves that store inside",
        "Round tables for small rooms",
      ],
    },
    {
      slug: "dining-chairs",
      title: "Dining Chairs",
      tag: "Pull Up",
      description: "Upholstered and wooden chairs, sold in pairs, that survive being tilted.",
      features: ["Wipe-clean fabrics", "Corner-blocked frames", "Sold in pairs"],
    },
    {
      slug: "counter-height",
      title: "Counter-Height Sets",
      tag: "Casual",
      description: "Thirty-six-inch tables and stools for kitchens that are also the dining room.",
      features: [
        "Stools tuck under the top",
        "Shelf or wine storage in the base",
        "Seats four to six",
      ],
    },
    {
      slug: "benches",
      title: "Dining Benches",
      tag: "Squeeze In",
      description: "A bench seats one more than the chairs it replaces.",
      features: [
        "Upholstered or solid wood",
        "Slides under the table",
        "Storage seats on some models",
      ],
    },
    {
      slug: "sideboards",
      title: "Sideboards & Buffets",
      tag: "Serve & Store",
      description: "Room for the good plates below and the food on top.",
      features: ["Adjustable shelves", "Soft-close doors", "Felt-lined silver drawer"],
    },
  ],
};
