import type { Collection } from "#domain/collection.ts";

export const bedroom: Collection = {
  slug: "bedroom",
  title: "Bedroom",
  badge: "Great Deals",
  description:
    "Beds, dressers and nightstands that match without looking like a set from a box. Whole rooms quoted as one price.",
  popular: ["Upholstered beds", "Six-drawer dressers", "Nightstands with USB", "Queen mattresses"],
  link: "/collections/bedroom",
  image: "rooms/bedroom",
  typePages: false,
  types: [
    {
      slug: "beds",
      title: "Beds",
      tag: "Start Here",
      description: "Upholstered, wood and storage beds from twin to California king.",
      features: [
        "Solid slats, no box spring needed",
        "Headboards you can lean on",
        "Storage drawers on some models",
      ],
    },
    {
      slug: "bedroom-sets",
      title: "Bedroom Sets",
      tag: "Best Value",
      description: "Bed, dresser, mirror and nightstand, priced together and delivered together.",
      features: [
        "Four or five matching pieces",
        "One delivery, one assembly visit",
        "Swap a piece for another size",
      ],
    },
    {
      slug: "dressers",
      title: "Dressers",
      tag: "Storage",
      description: "Wide dressers with drawers that run true and hold a family's laundry.",
      features: [
        "Full-extension metal glides",
        "Dovetailed drawer boxes",
        "Anti-tip kit fitted by our crew",
      ],
    },
    {
      slug: "nightstands",
      title: "Nightstands",
      tag: "Bedside",
      description: "Two drawers, an open shelf, or a charging port where you need it.",
      features: [
        "USB-C charging on some models",
        "Heights for tall mattresses",
        "Sold singly or in pairs",
      ],
    },
    {
      slug: "chests",
      title: "Chests of Drawers",
      tag: "Tall Storage",
      description: "Five and six drawers on a small footprint for the narrow wall.",
      features: ["Fits a 36-inch wall", "Felt-lined top drawer", "Anti-tip kit fitted by our crew"],
    },
    {
      slug: "mattresses",
      title: "Mattresses",
      tag: "Sleep",
      description: "Hybrid, memory foam and innerspring, in the sizes our beds come in.",
      features: ["Soft, medium and firm", "Lie on it before you buy", "Old mattress hauled away"],
    },
  ],
};
