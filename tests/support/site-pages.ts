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

/**
 * Every kind of page a shopper can open: all the single pages, and examples of a product, of its 3D
 * page and of a shared list.
 */
export const sitePages: readonly { kind: string; name: string; path: string }[] = [
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
