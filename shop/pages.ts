import { facts } from "./facts.ts";

/**
 * A page with an address of its own. It is a row here, a file in `app/routes/` named after its
 * address (`/services/financing` is `services-financing.tsx`), and its texts.
 */
export interface FixedPage {
  path: string;
  /**
   * How search engines and assistants find it, among the services or the legal texts; a page
   * without is in no sitemap (rule 2.7).
   */
  listed?: { as: "service" | "legal"; title: string; note: string };
  /** Its link in the header's menu Services (rule 2.12). */
  menu?: { label: string; note: string };
  /** Its link in the footer, after those with a lower `place` (rule 2.14). */
  footer?: { label: string; place: number };
  /**
   * Its picture in chats and social networks, which `npm run social` makes; a page without shows
   * the home page's. The first picture in `pictures.json` is shown, or else letters.
   */
  card?: { kicker: string; title: string; pictures: readonly string[] };
}

/** Every page but rooms, types, products and bookings, in the order of menu and sitemap (rule 2.1). */
export const fixedPages: readonly FixedPage[] = [
  {
    path: "/",
    card: {
      kicker: `Furniture in ${facts.address.city}`,
      title: "Real furniture. Real deals.",
      pictures: ["rooms/living"],
    },
  },
  {
    path: "/quote-request",
    listed: {
      as: "service",
      title: "Request a quote",
      note: "send a list of pieces and get a price within 24 hours",
    },
    card: {
      kicker: "An answer within 24 hours",
      title: "Request Your Quote",
      pictures: ["rooms/dining"],
    },
  },
  {
    path: "/services/financing",
    listed: {
      as: "service",
      title: "Financing",
      note: "pay in 4, monthly plans, layaway, and a payment calculator",
    },
    menu: { label: "Financing & Offers", note: "Pay in 4, monthly or layaway" },
    card: {
      kicker: "Financing and layaway",
      title: "Sit on it now. Pay for it in pieces.",
      pictures: ["rooms/financing"],
    },
  },
  {
    path: "/delivery-info",
    listed: {
      as: "service",
      title: "Delivery info",
      note: "areas, fees, delivery prices by size, assembly times, add-ons",
    },
    menu: { label: "Delivery Info", note: "Areas, fees and assembly" },
    card: {
      kicker: "Delivery and assembly",
      title: "Carried in, put together, swept up",
      pictures: ["rooms/delivery"],
    },
  },
  {
    path: "/book-delivery",
    listed: {
      as: "service",
      title: "Book delivery",
      note: "pick a delivery window and see the price before booking",
    },
    menu: { label: "Book Delivery", note: "Pick a day, we do the lifting" },
    footer: { label: "Book Delivery", place: 2 },
    card: {
      kicker: "Book delivery",
      title: "Clear a spot. We'll fill it.",
      pictures: ["rooms/living"],
    },
  },
  {
    path: "/price-match",
    listed: {
      as: "service",
      title: "Price match",
      note: "send a competitor's offer and hear within 24 hours whether we beat it",
    },
    menu: { label: "Price Match", note: "Show us their price" },
    footer: { label: "Price Match", place: 1 },
    card: {
      kicker: "Price match",
      title: "Found it cheaper? Let us beat it.",
      pictures: ["rooms/price-match"],
    },
  },
  {
    path: "/price-match/form",
    card: {
      kicker: "Within 24 hours",
      title: "The price to beat",
      pictures: ["rooms/price-match"],
    },
  },
  {
    path: "/custom-request",
    card: {
      kicker: "Submit a custom request",
      title: "Not on the site? Ask us.",
      pictures: ["rooms/accessories"],
    },
  },
  {
    path: "/wishlist",
    card: {
      kicker: "Pieces worth coming back to",
      title: "Your Wishlist",
      pictures: ["rooms/stationary-sofa-loveseats"],
    },
  },
  { path: "/will-it-fit" },
  {
    path: "/search",
    card: {
      kicker: "By name, material, color or model",
      title: "Search the whole shop",
      pictures: ["rooms/home-office"],
    },
  },
  {
    path: "/privacy-policy",
    listed: { as: "legal", title: "Privacy policy", note: "what is stored and how to erase it" },
    footer: { label: "Privacy Policy", place: 3 },
    card: { kicker: facts.name, title: "Privacy Policy", pictures: [] },
  },
  {
    path: "/terms-and-conditions",
    listed: {
      as: "legal",
      title: "Terms and conditions",
      note: "quotes, delivery, Texas law",
    },
    footer: { label: "Terms & Conditions", place: 4 },
    card: { kicker: facts.name, title: "Terms and Conditions", pictures: [] },
  },
];
