/**
 * Every kind of page a shopper can open: all the single pages, and one example of the product page.
 */
export const sitePages = [
  { kind: "home", name: "home", path: "/" },
  { kind: "room", name: "living room", path: "/collections/living-room" },
  { kind: "room", name: "bedroom", path: "/collections/bedroom" },
  { kind: "room", name: "dining room", path: "/collections/dining-room" },
  { kind: "room", name: "home office", path: "/collections/home-office" },
  { kind: "room", name: "accessories", path: "/collections/accessories" },
  { kind: "room", name: "bar and entertainment", path: "/collections/bar-entertainment" },
  { kind: "listing", name: "sofas", path: "/collections/living-room/stationary-sofa-loveseats" },
  { kind: "listing", name: "sectionals", path: "/collections/living-room/stationary-sectionals" },
  {
    kind: "listing",
    name: "reclining sofas",
    path: "/collections/living-room/reclining-sofa-loveseats",
  },
  { kind: "listing", name: "recliners", path: "/collections/living-room/recliners-lift-chairs" },
  {
    kind: "listing",
    name: "reclining sectionals",
    path: "/collections/living-room/reclining-sectionals",
  },
  { kind: "piece", name: "product", path: "/products/model-4700-leather-recliner" },
  { kind: "search", name: "search", path: "/search" },
  { kind: "listing", name: "search results", path: "/search?q=recliner" },
  { kind: "wishlist", name: "wishlist", path: "/wishlist" },
  { kind: "piece", name: "shared quote list", path: "/quote-request?items=1005:2,1004:1" },
  { kind: "piece", name: "quote request", path: "/quote-request" },
  { kind: "search", name: "custom request", path: "/custom-request" },
  { kind: "booking", name: "booking", path: "/book-delivery" },
  { kind: "service", name: "delivery info", path: "/delivery-info" },
  { kind: "financing", name: "financing", path: "/services/financing" },
  { kind: "service", name: "price match", path: "/price-match" },
  { kind: "service", name: "price-match form", path: "/price-match/form" },
  { kind: "service", name: "privacy policy", path: "/privacy-policy" },
  { kind: "service", name: "terms", path: "/terms-and-conditions" },
] as const;
