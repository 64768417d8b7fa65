import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { addressesIn } from "#domain/addresses/every-table.ts";
import { fromEnglish } from "#domain/addresses/translate.ts";
import type { Language } from "#domain/language.ts";
import { fixedPages } from "#shop/pages.ts";

/** React Router reads this file without the build's conditions. */
const addresses = addressesIn[(process.env.BUILD_LANGUAGE ?? "en") as Language];

/** `/services/financing` is `routes/services-financing.tsx`. */
const fixedRoutes = fixedPages
  .filter(({ path }) => path !== "/")
  .map(({ path }) => page(path, `routes/${path.slice(1).replaceAll("/", "-")}.tsx`));

export default [
  addresses.pages.home === "/" ? index("routes/home.tsx") : page("/", "routes/home.tsx"),
  ...fixedRoutes,
  page("/collections/:collection", "routes/collection.tsx"),
  page("/collections/living-room/:category", "routes/category.tsx"),
  page("/products/:slug", "routes/product.tsx"),
  page("/products/:slug/3d", "routes/product-3d.tsx"),
  page("/search-suggestions", "routes/search-suggestions.ts"),
  page("/bookings/:token", "routes/booking.tsx"),
  page("/bookings/:token/delivery.ics", "routes/calendar-file.ts"),
  page("/quotes/:token", "routes/quote.tsx"),
  page("/pieces/:ids", "routes/pieces.ts"),
  page("/pieces/:id/variants", "routes/piece-variants.ts"),
  page("/llms.txt", "routes/llms.ts"),
  page("/site.webmanifest", "routes/web-manifest.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("sitemaps/:part", "routes/sitemap-part.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("social/*", "routes/social-card.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

/** The route of a page at its address in the language of the build. */
function page(english: string, file: string): RouteConfigEntry {
  const here = fromEnglish(english, addresses);
  if (!here) throw new Error(`${english} is in no table of addresses (domain/addresses/).`);
  return route(here.slice(1), file);
}
