import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { fixedPages } from "#shop/pages.ts";

/** `/services/financing` is `routes/services-financing.tsx`. */
const fixedRoutes = fixedPages
  .filter(({ path }) => path !== "/")
  .map(({ path }) => path.slice(1))
  .map((path) => route(path, `routes/${path.replaceAll("/", "-")}.tsx`));

export default [
  index("routes/home.tsx"),
  ...fixedRoutes,
  route("collections/:collection", "routes/collection.tsx"),
  route("collections/living-room/:category", "routes/category.tsx"),
  route("products/:slug", "routes/product.tsx"),
  route("products/:slug/3d", "routes/product-3d.tsx"),
  route("search-suggestions", "routes/search-suggestions.ts"),
  route("bookings/:token", "routes/booking.tsx"),
  route("bookings/:token/delivery.ics", "routes/calendar-file.ts"),
  route("quotes/:token", "routes/quote.tsx"),
  route("pieces/:ids", "routes/pieces.ts"),
  route("pieces/:id/variants", "routes/piece-variants.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("sitemaps/:part", "routes/sitemap-part.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("llms.txt", "routes/llms.ts"),
  route("site.webmanifest", "routes/web-manifest.ts"),
  route("social/*", "routes/social-card.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
