import { roomPictureAlts } from "./room-pictures.ts";

interface CategoryHero {
  /** Shown under the category's name. */
  slogan: string;
  text: string;
  pictureAlt: string;
}

/** Slogans of the living-room categories, by category slug. */
export const categoryHeroes: Readonly<Record<string, CategoryHero>> = {
  "stationary-sofa-loveseats": {
    slogan: "Sofas that stay put",
    text: "Stationary sofas and loveseats, in fabric and leather. Every price is a phone call away, and negotiable.",
    pictureAlt: roomPictureAlts.sofas,
  },
  "stationary-sectionals": {
    slogan: "A corner for everyone",
    text: "Stationary sectionals with a chaise left, right or both. Bring us your wall and we'll make it fit.",
    pictureAlt: "A gray L-shaped sectional round a walnut drum table on a patterned rug",
  },
  "reclining-sofa-loveseats": {
    slogan: "Feet up, side by side",
    text: "Reclining sofas and love seats that look like sofas until you lean back.",
    pictureAlt: "A gray reclining sofa before a terracotta wall, a lit lamp beside it",
  },
  "recliners-lift-chairs": {
    slogan: "The good chair",
    text: "Recliners and lift chairs, power and manual. Sit down easily, get up easily.",
    pictureAlt: "A brown leather recliner between a bookcase and a floor lamp",
  },
  "reclining-sectionals": {
    slogan: "The whole row reclines",
    text: "Reclining sectionals built piece by piece: seats, corners, consoles. Tell us who sits where.",
    pictureAlt: "A cognac leather reclining sectional round an oak drum table",
  },
};
