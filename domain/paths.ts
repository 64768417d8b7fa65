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

/**
 * Private pages: each shows what belongs to one person, and so does everything below it. Headers,
 * metrics, the log and leads follow this list (rule 16.8). Whoever has a `:token` can act for that
 * person, so it stays out of the log and of leads.
 */
const privatePages = [{ name: "booking", pattern: `${bookingsPath}/:token` }] as const;

export type PrivatePage = (typeof privatePages)[number]["name"];

/** The private page at a path that is written as the shop writes it. */
export function privatePageAt(path: string): PrivatePage | undefined {
  return privatePages.find(({ pattern }) => path.startsWith(pattern.replace(":token", "")))?.name;
}

/**
 * Whether a path, percent-encoded as in an address, is a private page's: its address is a secret, no
 * cache keeps it, no search engine lists it, and no third party's code runs on it (rule 16.8).
 */
export function isPrivatePath(path: string): boolean {
  return privatePageAt(decoded(path).toLowerCase().replace(/^\/+/, "/")) !== undefined;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The path with `:token` in place of a private page's token and what follows, for the log. */
export function maskPath(path: string): string {
  return path.replace(beforeToken("/.+"), "$1/:token");
}

/** An address without a private page's token, for leads. */
export function withoutToken(address: string): string {
  return address.replace(beforeToken("/[^/?#]+"), "$1");
}

function beforeToken(token: string): RegExp {
  const starts = privatePages.flatMap(({ pattern }) => pattern.match(/.+(?=\/:token)/) ?? []);
  return new RegExp(`(${starts.join("|")})${token}`, "i");
}
