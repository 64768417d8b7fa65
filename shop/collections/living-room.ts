import type { Collection } from "#domain/collection.ts";

export const livingRoom: Collection = {
  slug: "living-room",
  title: "Living Room",
  badge: "Most Popular",
  description:
    "Sofas, sectionals and recliners that hold up to real families. Sit in the fabric, measure your wall, then call us for the price.",
  popular: ["Sofas & loveseats", "Sectionals with a chaise", "Power recliners", "Lift chairs"],
  link: "/collections/living-room",
  image: "rooms/living",
  typePages: true,
  types: [
    {
      slug: "stationary-sofa-loveseats",
      title: "Stationary Sofa + Loveseats",
      tag: "Classic Comfort",
      description:
        "Sofas, loveseats, chaises and accent chairs that stay put: the pieces a living room is built around.",
      features: [
        "Matching sofa and loveseat sets",
        "Fabric, bouclé, velvet and leather",
        "Kiln-dried hardwood frames",
        "Loose cushions you can turn",
      ],
    },
    {
      slug: "stationary-sectionals",
      title: "Stationary Sectionals",
      tag: "Room for Everyone",
      description:
        "L-shapes, sofas with a chaise and modular groups for the big wall, the corner or the open plan.",
      features: [
        "Left- or right-hand chaise",
        "Modular pieces you can rearrange",
        "Storage chaises and ottomans",
        "Sizes from apartment to great room",
      ],
    },
    {
      slug: "reclining-sofa-loveseats",
      title: "Reclining Sofa + Love Seats",
      tag: "Kick Back",
      description:
        "Sofas, love seats and theater seating with a footrest behind every seat that matters.",
      features: [
        "Power or manual reclining",
        "USB-C charging at your hand",
        "Consoles with cupholders",
        "Wall-saver mechanisms for tight rooms",
      ],
    },
    {
      slug: "recliners-lift-chairs",
      title: "Recliners & Lift Chairs",
      tag: "Easy Up, Easy Down",
      description:
        "One good chair: rocker, swivel, power or lift. Lift chairs set you back on your feet gently.",
      features: [
        "Power lift with a simple hand control",
        "Lay-flat and zero-gravity positions",
        "Heat and massage on wellness models",
        "Leather, microfiber and fabric",
      ],
    },
    {
      slug: "reclining-sectionals",
      title: "Reclining Sectionals",
      tag: "Movie Night",
      description:
        "Sectionals where the ends recline, the middle holds the popcorn and everybody has a good seat.",
      features: [
        "Two to four reclining seats",
        "Modular: add or move a piece",
        "Storage consoles with cupholders",
        "USB-C charging built in",
      ],
    },
  ],
};
