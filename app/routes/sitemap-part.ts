import { data } from "react-router";
import { sharedPageHeaders } from "#app/routing/page-headers.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { sitemapPart } from "#app/seo/sitemap.server.ts";
import { entriesOfPart } from "#app/seo/sitemap-parts.server.ts";
import { catalogFor } from "#products/catalog.server.ts";
import type { Route } from "./+types/sitemap-part";

/** `GET /sitemaps/pages.xml` and `/sitemaps/products-1.xml` (rule 2.7). */
export function loader({ params, context }: Route.LoaderArgs) {
  const entries = entriesOfPart(catalogFor(context), params.part);
  if (!entries) throw data(null, { status: 404 });
  return new Response(sitemapPart(siteUrl(), entries), {
    headers: { ...sharedPageHeaders(), "Content-Type": "application/xml; charset=utf-8" },
  });
}
