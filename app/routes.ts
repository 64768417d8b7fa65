import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("collections/living-room", "routes/living-room.tsx"),
  route("collections/:collection", "routes/collection.tsx"),
  route("collections/living-room/:category", "routes/category.tsx"),
  route("products/:slug", "routes/product.tsx"),
  route("quote-request", "routes/quote-request.tsx"),
  route("wishlist", "routes/wishlist.tsx"),
  route("delivery-info", "routes/delivery-info.tsx"),
  route("privacy-policy", "routes/privacy-policy.tsx"),
  route("terms-and-conditions", "routes/terms-and-conditions.tsx"),
  route("custom-request", "routes/custom-request.tsx"),
  route("search", "routes/search.tsx"),
  route("search-suggestions", "routes/search-suggestions.ts"),
  route("pieces/:ids", "routes/pieces.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("llms.txt", "routes/llms.ts"),
  route("site.webmanifest", "routes/web-manifest.ts"),
  route("social/*", "routes/social-card.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
