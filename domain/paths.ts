/** Paths of the site's pages (rule 2.1). */
export const paths = {
  home: "/",
  quoteRequest: "/quote-request",
  customRequest: "/custom-request",
  wishlist: "/wishlist",
  search: "/search",
  searchSuggestions: "/search-suggestions",
  livingRoom: "/collections/living-room",
  priceMatch: "/price-match",
  /** The page in the frame of the price-match page. */
  priceMatchForm: "/price-match/form",
  bookDelivery: "/book-delivery",
  deliveryInfo: "/delivery-info",
  financing: "/services/financing",
  privacy: "/privacy-policy",
  terms: "/terms-and-conditions",
} as const;

/** Sections of the home page that other pages link to. */
export const sections = {
  collections: "/#collections",
  howItWorks: "/#how-it-works",
  about: "/#about",
} as const;

/** `/collections/{collection}`, or a living-room category below it. */
export function collectionPath(collection: string, category?: string) {
  return category ? `/collections/${collection}/${category}` : `/collections/${collection}`;
}

/** Path of the windows that can be booked. */
export const deliveryWindowsPath = "/delivery-windows";

/** Path below which each booking has its private page. */
export const bookingsPath = "/bookings";

/** A page that shows what belongs to one person, and so does everything below it (rule 16.8). */
export interface PrivatePage {
  name: "booking" | "desk";
  /** Whoever has a `:token` can act for that person, so it stays out of the log and of leads. */
  pattern: string;
}

/** The private pages of shoppers; `domain/private-pages.ts` has the staff's too. */
export const shopperPages: readonly PrivatePage[] = [
  { name: "booking", pattern: `${bookingsPath}/:token` },
];

/**
 * Which shopper's private page a path leads to: its address is a secret, no cache keeps it, no search
 * engine lists it, and no third party's code runs on it (rule 16.8).
 */
export function shopperPage(path: string): PrivatePage["name"] | undefined {
  const spelled = normalPath(path);
  return shopperPages.find(({ pattern }) => spelled.startsWith(pattern.replace(":token", "")))
    ?.name;
}

/** A path as the shop writes it: decoded, in lower case, with single slashes. */
export function normalPath(path: string): string {
  return decoded(path).toLowerCase().replace(/\/+/g, "/");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** An address without a private page's token, for leads. */
export function withoutToken(address: string, pages = shopperPages): string {
  return address.replace(beforeToken("/[^/?#]+", pages), "$1");
}

/** Finds a private page's token, and what the pattern takes of what follows, in an address. */
export function beforeToken(token: string, pages: readonly PrivatePage[]): RegExp {
  const starts = pages.flatMap(({ pattern }) => pattern.match(/.+(?=\/:token)/) ?? []);
  return new RegExp(`(${starts.join("|")})${token}`, "i");
}
