import { sharedPageHeaders } from "#app/routing/page-headers.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { sitemapIndex } from "#app/seo/sitemap.server.ts";
import { sitemapParts } from "#app/seo/sitemap-parts.server.ts";
import { catalogFor } from "#products/catalog.server.ts";
import type { Route } from "./+types/sitemap";

/** `GET /sitemap.xml`: the index of the sitemap's parts (rule 2.7). */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(sitemapIndex(siteUrl(), sitemapParts(catalogFor(context))), {
    headers: { ...sharedPageHeaders(), "Content-Type": "application/xml; charset=utf-8" },
  });
}
