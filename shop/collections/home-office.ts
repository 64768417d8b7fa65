import type { Collection } from "#domain/collection.ts";

export const homeOffice: Collection = {
  slug: "home-office",
  title: "Home Office",
  badge: "Work Ready",
  description:
    "Desks, chairs and shelves for people who really work from home: deep enough, sturdy enough, and quiet to look at.",
  popular: ["Sit-stand desks", "Ergonomic chairs", "Bookcases", "Lateral files"],
  link: "/collections/home-office",
  image: "rooms/home-office",
  typePages: false,
  types: [
    {
      slug: "desks",
      title: "Desks",
      tag: "Everyday",
      description: "Writing desks and sit-stand desks, 48 to 66 inches wide.",
      features: ["Cable trays and grommets", "Drawers that lock", "Sit-stand models with memory"],
    },
    {
      slug: "l-shaped-desks",
      title: "L-Shaped Desks",
      tag: "Corner Office",
      description: "Two work surfaces for two screens, or for two people who get along.",
      features: ["Return on either side", "Room for two monitors", "File drawer built in"],
    },
    {
      slug: "office-chairs",
      title: "Office Chairs",
      tag: "All-Day Seat",
      description: "Chairs with real adjustment for people who sit in them eight hours.",
      features: [
        "Seat height, tilt and arm adjustment",
        "Mesh, fabric or leather",
        "Casters for wood floors",
      ],
    },
    {
      slug: "bookcases",
      title: "Bookcases",
      tag: "Display",
      description: "Five shelves or a wall of them, with backs that keep them square.",
      features: [
        "Adjustable shelves",
        "Doors below on some models",
        "Fixed to the wall by our crew",
      ],
    },
    {
      slug: "file-cabinets",
      title: "File Cabinets",
      tag: "Paperwork",
      description: "Lateral and mobile files in wood finishes that belong in a house.",
      features: ["Letter and legal", "One key locks all drawers", "Rolls under a desk"],
    },
    {
      slug: "credenzas",
      title: "Credenzas",
      tag: "Behind the Desk",
      description:
        "Low storage for the printer, the router and everything else you hide on a call.",
      features: ["Cable cut-outs in the back", "Printer pull-out shelf", "Matches our desks"],
    },
  ],
};
