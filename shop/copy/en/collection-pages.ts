import { roomPictureAlts } from "./room-pictures.ts";

/** The copy of a collection's page, without its product types. */
export interface CollectionPageCopy {
  /** Title of the page in search results, before the shop's name. */
  pageTitle: string;
  /** Shown under the collection's name. */
  slogan: string;
  lead: string;
  pictureAlt: string;
  /** Heading of the custom request at the end of the page. */
  askTitle: string;
  askText: string;
}

/** By collection slug. */
export const collectionPages: Readonly<Record<string, CollectionPageCopy>> = {
  "living-room": {
    pageTitle: "Living Room Furniture in Houston",
    slogan: "The room everybody ends up in",
    lead: "Five ways to sit down. Start with the one that sounds like your evenings, then call or text us for the price.",
    pictureAlt:
      "A gray three-seat sofa and a leather recliner either side of a fireplace between bookshelves",
    askTitle: "Measured the wall and nothing fits?",
    askText:
      "Most of what we sell comes in more sizes, colors and sides than we show. Give us the inches and we'll find it.",
  },
  bedroom: {
    pageTitle: "Bedroom Furniture in Houston",
    slogan: "The whole room, one price",
    lead: "Pick the bed, and we'll quote the dresser and nightstands with it. Our crew carries it up and puts it together the same visit.",
    pictureAlt: "An oak bed with linen pillows against a clay wall, a lit lamp on each side",
    askTitle: "A size or finish you don't see?",
    askText:
      "Twin to California king, and woods we don't have room to show. Tell us what the room needs.",
  },
  "dining-room": {
    pageTitle: "Dining Room Furniture in Houston",
    slogan: "Room for one more",
    lead: "Tables for Tuesday homework and Thanksgiving, and chairs people stay in. Choose like you would from a menu; ask for whatever isn't on it.",
    pictureAlt:
      "A round marble table with four upholstered chairs under a brass lamp, an open bar cabinet beside it",
    askTitle: "Off the menu",
    askText:
      "A table two inches narrower, eight chairs of one kind, a bench for the window side: ask.",
  },
  "home-office": {
    pageTitle: "Home Office Furniture in Houston",
    slogan: "Work from home, properly",
    lead: "Deep enough for two screens, steady at standing height, quiet enough to live with after six.",
    pictureAlt: roomPictureAlts.homeOffice,
    askTitle: "Furnishing more than one desk?",
    askText: "Send us the list and the deadline. We quote small offices as one job too.",
  },
  accessories: {
    pageTitle: "Lamps, Rugs and Mirrors in Houston",
    slogan: "The last ten percent",
    lead: "A lamp, a rug and a mirror do more for a room than a second sofa. Small pieces, same straight prices.",
    pictureAlt: roomPictureAlts.accessories,
    askTitle: "Bring us the sofa's color",
    askText: "A cushion, a photo, a paint chip. We'll match a rug or a pair of pillows to it.",
  },
  "bar-entertainment": {
    pageTitle: "Bar Stools and TV Stands in Houston",
    slogan: "Game day starts here",
    lead: "Stools that swivel back, stands that hold an 85-inch screen, tables that survive a spilled drink.",
    pictureAlt: "Bar stools at a home bar beside a wide TV stand",
    askTitle: "Building out a game room?",
    askText:
      "Tell us the room and the screen. We'll put stools, stand and seats together and price them as one.",
  },
};
