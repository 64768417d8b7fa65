import type { pages } from "#domain/addresses/en.ts";

/**
 * A page with an address of its own. It is a row here, a file in `app/routes/` named after its
 * address (`/services/financing` is `services-financing.tsx`), and its texts: those of its links,
 * its card and its entry for search engines are in `copy/en/pages.json` under its name.
 */
export interface FixedPage {
  /** Its name in the tables of addresses (`domain/addresses/`). */
  name: keyof typeof pages;
  /** Its English address. */
  path: string;
  /**
   * Whether search engines and assistants find it among the services or the legal texts; a page
   * without is in no sitemap (rule 2.7).
   */
  listed?: "service" | "legal";
  /** Whether the header's menu Services has its link (rule 2.12). */
  inMenu?: true;
  /** Its link is in the footer, after those with a lower place (rule 2.14). */
  footerPlace?: number;
  /**
   * The pictures of its card in chats and social networks, which `npm run social` makes: the first
   * that is in `pictures.json` is shown, or else letters. A page without shows the home page's card.
   */
  cardPictures?: readonly string[];
}

/** Every page but rooms, types, products and bookings, in the order of menu and sitemap (rule 2.1). */
export const fixedPages: readonly FixedPage[] = [
  { name: "home", path: "/", cardPictures: ["rooms/living"] },
  {
    name: "quoteRequest",
    path: "/quote-request",
    listed: "service",
    cardPictures: ["rooms/dining"],
  },
  {
    name: "financing",
    path: "/services/financing",
    listed: "service",
    inMenu: true,
    cardPictures: ["rooms/financing"],
  },
  {
    name: "deliveryInfo",
    path: "/delivery-info",
    listed: "service",
    inMenu: true,
    cardPictures: ["rooms/delivery"],
  },
  {
    name: "bookDelivery",
    path: "/book-delivery",
    listed: "service",
    inMenu: true,
    footerPlace: 2,
    cardPictures: ["rooms/living"],
  },
  {
    name: "priceMatch",
    path: "/price-match",
    listed: "service",
    inMenu: true,
    footerPlace: 1,
    cardPictures: ["rooms/price-match"],
  },
  { name: "priceMatchForm", path: "/price-match/form", cardPictures: ["rooms/price-match"] },
  { name: "customRequest", path: "/custom-request", cardPictures: ["rooms/accessories"] },
  {
    name: "wishlist",
    path: "/wishlist",
    cardPictures: ["rooms/stationary-sofa-loveseats"],
  },
  { name: "willItFit", path: "/will-it-fit" },
  { name: "search", path: "/search", cardPictures: ["rooms/home-office"] },
  { name: "privacy", path: "/privacy-policy", listed: "legal", footerPlace: 3, cardPictures: [] },
  {
    name: "terms",
    path: "/terms-and-conditions",
    listed: "legal",
    footerPlace: 4,
    cardPictures: [],
  },
];
