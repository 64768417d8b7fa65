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

/** Path below which each booking has its private page, `/bookings/{token}`. */
export const bookingsPath = "/bookings";

/** Whether a path is a booking's private page, where it is moved or cancelled. */
export function isBookingPath(path: string): boolean {
  return path.startsWith(`${bookingsPath}/`);
}

/**
 * Whether a path, percent-encoded as in an address, is a private page's: one that shows what belongs
 * to one person. Its address is a secret, no cache keeps it, no search engine lists it, and no third
 * party's code runs on it (rule 16.8).
 */
export function isPrivatePath(path: string): boolean {
  return isBookingPath(decoded(path).toLowerCase().replace(/^\/+/, "/"));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Removes a booking's token from an address, because its private link lets anyone cancel it. */
export function withoutBookingToken(address: string): string {
  return address.replace(/(\/bookings)\/[^/?#]+/, "$1");
}
