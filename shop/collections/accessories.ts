import type { Collection } from "#domain/collection.ts";

export const accessories: Collection = {
  slug: "accessories",
  title: "Accessories",
  badge: "Style Makers",
  description:
    "The lamp, rug and mirror that make the sofa look like it was always yours. Small pieces, same straight prices.",
  popular: ["Area rugs", "Floor lamps", "Leaning mirrors", "Accent tables"],
  link: "/collections/accessories",
  image: "rooms/accessories",
  typePages: false,
  types: [
    {
      slug: "lamps",
      title: "Lamps",
      tag: "Light",
      description: "Floor and table lamps with warm light and switches you can find in the dark.",
      features: ["Linen and metal shades", "Dimmers on floor lamps", "LED bulb included"],
    },
    {
      slug: "rugs",
      title: "Area Rugs",
      tag: "Underfoot",
      description: "Five-by-eight to nine-by-twelve, in pile that vacuums clean.",
      features: ["Stain-resistant fibers", "Non-slip pad cut to size", "Samples you can take home"],
    },
    {
      slug: "mirrors",
      title: "Mirrors",
      tag: "Open It Up",
      description: "Round, arched and full-length mirrors that give a small room its light back.",
      features: ["Beveled and plain glass", "Hung by our crew on request", "Wood and metal frames"],
    },
    {
      slug: "wall-art",
      title: "Wall Art",
      tag: "Finish the Wall",
      description: "Framed prints and canvases big enough for the wall over a sofa.",
      features: ["Ready to hang", "Sets of two and three", "Glare-free glazing"],
    },
    {
      slug: "pillows-throws",
      title: "Pillows & Throws",
      tag: "Soft Touch",
      description: "Pillows with covers that come off and throws that get used.",
      features: ["Zip-off washable covers", "Feather-down inserts", "Colors matched to our sofas"],
    },
    {
      slug: "accent-tables",
      title: "Accent Tables",
      tag: "Set It Down",
      description: "Coffee, end and console tables to go with what you already own.",
      features: [
        "Wood, metal and stone-look tops",
        "Lift-top storage on some models",
        "Sets of two and three",
      ],
    },
  ],
};
