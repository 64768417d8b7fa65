import type { Collection } from "#domain/collection.ts";

export const barEntertainment: Collection = {
  slug: "bar-entertainment",
  title: "Bar & Entertainment",
  badge: "Party Ready",
  description:
    "Stools, bars and TV stands for game day. Built for leaning on, spilling on and moving out of the way of the screen.",
  popular: ["Bar stools", "TV stands to 85 inches", "Home bars", "Pub tables"],
  link: "/collections/bar-entertainment",
  image: "rooms/bar-entertainment",
  typePages: false,
  types: [
    {
      slug: "bar-stools",
      title: "Bar Stools",
      tag: "Pull Up a Seat",
      description: "Counter and bar height, with backs and footrails, swivel or still.",
      features: ["24- and 30-inch seats", "Swivel with return", "Wipe-clean seats"],
    },
    {
      slug: "tv-stands",
      title: "TV Stands",
      tag: "Screen Time",
      description: "Consoles for screens up to 85 inches, with air and cable room behind.",
      features: [
        "Rated for the screen's weight",
        "Cable cut-outs",
        "Fireplace insert on some models",
      ],
    },
    {
      slug: "home-bars",
      title: "Home Bars",
      tag: "Host",
      description: "Freestanding bars with a footrail in front and storage behind.",
      features: ["Stemware rack", "Bottle storage", "Wipe-clean top"],
    },
    {
      slug: "pub-tables",
      title: "Pub Tables",
      tag: "Stand Around",
      description: "Tall tables for two to four, with or without stools.",
      features: ["40- to 42-inch tops", "Stools sold as a set", "Steady pedestal bases"],
    },
    {
      slug: "wine-storage",
      title: "Wine & Bar Storage",
      tag: "Keep It Cool",
      description: "Racks, carts and cabinets for bottles and glasses.",
      features: ["12 to 48 bottles", "Doors that lock", "Carts that roll outside"],
    },
    {
      slug: "game-tables",
      title: "Game Tables",
      tag: "Play",
      description: "Poker, dining-top and multi-game tables that earn their floor space.",
      features: ["Reversible tops", "Cupholders at each seat", "Chairs to match"],
    },
  ],
};
