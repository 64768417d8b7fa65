import { addressesIn } from "#domain/addresses/every-table.ts";
import { fromEnglish } from "#domain/addresses/translate.ts";
import { fixedPages } from "#shop/pages.ts";

/** Pages whose tests share what they need; every other page counts as a service's. */
const kinds: Record<string, string> = {
  "/": "home",
  "/search": "search",
  "/custom-request": "search",
  "/wishlist": "wishlist",
  "/quote-request": "piece",
  "/book-delivery": "booking",
  "/services/financing": "financing",
};

const rooms = [
  "living-room",
  "bedroom",
  "dining-room",
  "home-office",
  "accessories",
  "bar-entertainment",
];

const listings = {
  sofas: "/collections/living-room/stationary-sofa-loveseats",
  sectionals: "/collections/living-room/stationary-sectionals",
  "reclining sofas": "/collections/living-room/reclining-sofa-loveseats",
  recliners: "/collections/living-room/recliners-lift-chairs",
  "reclining sectionals": "/collections/living-room/reclining-sectionals",
  beds: "/collections/bedroom?type=beds",
  "search results": "/search?q=recliner",
};

/** A page that a shopper can open, and what its tests call it. */
export interface SitePage {
  kind: string;
  name: string;
  path: string;
}

/**
 * Every kind of page a shopper can open: all the single pages, and examples of a product, of its 3D
 * page and of a shared list.
 */
export const sitePages: readonly SitePage[] = [
  ...fixedPages.map(({ path }) => ({
    kind: kinds[path] ?? "service",
    name: path === "/" ? "home" : path.slice(1).replaceAll(/[/-]/g, " "),
    path,
  })),
  ...rooms.map((room) => ({ kind: "room", name: room, path: `/collections/${room}` })),
  ...Object.entries(listings).map(([name, path]) => ({ kind: "listing", name, path })),
  { kind: "piece", name: "product", path: "/products/model-4700-leather-recliner" },
  {
    kind: "piece",
    name: "will it fit answered",
    path: "/will-it-fit?items=1009:1,1004:1&doorWidth=36.5&hallWidth=42&ceiling=abc",
  },
  { kind: "model", name: "product in 3D", path: "/products/model-4700-leather-recliner/3d" },
  { kind: "piece", name: "shared quote list", path: "/quote-request?items=1104:2,1101:1" },
];

/** The same pages in Spanish. */
export const spanishPages: readonly SitePage[] = sitePages.map(({ kind, name, path }) => ({
  kind,
  name: `${name} in Spanish`,
  path: spanishAddress(path),
}));

/** The Spanish address of an English page. */
export function spanishAddress(english: string): string {
  const address = fromEnglish(english, addressesIn.es);
  if (!address) throw new Error(`${english} is no page.`);
  return address;
}

/** The first page of each kind. */
export function oneOfEachKind(pages: readonly SitePage[]): SitePage[] {
  return pages.filter(({ kind }, index) => pages.findIndex((page) => page.kind === kind) === index);
}
