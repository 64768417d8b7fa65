import { bookings, collections, pages, pieces, products, quotes, slugs } from "#addresses";

/**
 * The language of the build, sections of its home page that other pages link to, and the calendar file
 * below a booking's private page.
 */
export { calendarFile, language, sections } from "#addresses";

/** Paths of the site's pages, in the language of the build (rule 2.1). */
export const paths = pages;

/** `/collections/{collection}`, or a living-room category below it. */
export function collectionPath(collection: string, category?: string): string {
  const names = category ? [collection, category] : [collection];
  return [collections, ...names.map(slugHere)].join("/");
}

function slugHere(slug: string): string {
  return slugs[slug] ?? slug;
}

/** The room or type that a slug in an address of this language names, by its slug in the catalog. */
export function slugOf(slugInAddress: string): string {
  return Object.keys(slugs).find((slug) => slugs[slug] === slugInAddress) ?? slugInAddress;
}

/** `/products/{slug}`. */
export function productPath(slug: string): string {
  return `${products}/${slug}`;
}

/** Path below which products of a cart or wishlist are, by id. */
export const piecesPath = pieces;

/** Path below which each booking has its private page. */
export const bookingsPath = bookings;

/** Path below which each quote has its private page. */
export const quotesPath = quotes;

/**
 * Private pages: each shows what belongs to one person, and so does everything below it (rule 16.8).
 * Whoever has the token that follows `start` can act for that person, so it stays out of the log and of
 * leads.
 */
export interface PrivatePage {
  name: "booking" | "quote" | "desk";
  start: string;
}

type PrivateStarts = Readonly<Record<"bookings" | "quotes", string>>;

/** The private pages of shoppers in one language; `domain/private-pages.ts` has all, and the staff's. */
export function shopperPagesOf({ bookings, quotes }: PrivateStarts): readonly PrivatePage[] {
  return [
    { name: "booking", start: bookings },
    { name: "quote", start: quotes },
  ];
}

const shopperPages = shopperPagesOf({ bookings, quotes });

/**
 * Which shopper's private page a path leads to: its address is a secret, no cache keeps it, no search
 * engine lists it, and no third party's code runs on it (rule 16.8).
 */
export function shopperPage(path: string): PrivatePage["name"] | undefined {
  return pageWithToken(path, shopperPages);
}

/** Which of these private pages a path in any spelling leads to. */
export function pageWithToken(
  path: string,
  pages: readonly PrivatePage[],
): PrivatePage["name"] | undefined {
  const spelled = normalPath(path);
  return pages.find(({ start }) => spelled.startsWith(`${start}/`))?.name;
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

/** An address without any private page's token, for leads. */
export function withoutToken(address: string, pages = shopperPages): string {
  return address.replace(new RegExp(`${beforeToken(pages)}[^/?#&]+`, "gi"), "$1");
}

/** Regular expression of what stands before a private page's token, percent-encoded or not. */
export function beforeToken(pages: readonly PrivatePage[]): string {
  const slash = "(?:/|%2f)+";
  const starts = pages.map(({ start }) => start.replaceAll("/", slash));
  return `(${starts.join("|")})${slash}`;
}
