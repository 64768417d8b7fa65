import * as roomPictures from "#copy/room-pictures.ts";
import { facts } from "#shop/facts.ts";

/** The copy around the form. */
export const copy = {
  hero: {
    name: "Price Match",
    title: "Found it cheaper? Let us beat it.",
    lead: "Show us the other shop's price. If the piece is in stock, we try to go below it, and you hear from us within 24 hours.",
    action: "Submit your price",
    call: "Call",
    pictureAlt: roomPictures.priceMatch,
  },
  how: {
    title: "Three steps to a better price",
    steps: [
      {
        title: "Submit your price",
        text: "The piece, who sells it and what they ask. A link or a photo of the offer helps.",
      },
      {
        title: "We confirm and source",
        text: "We check that the offer stands and the piece is in stock, then ask our suppliers.",
      },
      {
        title: "You get a better deal",
        text: "Within 24 hours you have our price, or an honest no. Nothing is bought until you say so.",
      },
    ],
  },
  owner: {
    label: "Who answers you",
    lines: [
      `I've bought and sold furniture for over ${facts.founder.yearsOfExperience} years, and I know what a piece costs before the showroom lights are added to it.`,
      "Send me what they quoted you. If I can do better I'll tell you by how much, and if I can't I'll tell you that too.",
    ],
    call: "Rather talk? Call me",
  },
  trust: {
    title: "What you can count on",
    points: [
      {
        title: "An answer in 24 hours",
        text: "Every request, weekends included. Only days we are closed don't count.",
      },
      { title: "The same piece", text: "Same maker, same model, same fabric. No look-alikes." },
      { title: "No strings", text: "A better price is an offer. You owe us nothing for asking." },
      { title: "Delivered and assembled", text: "Our crew brings it and puts it together." },
    ],
  },
} as const;
