import { sharedPageHeaders } from "#app/routing/page-headers.ts";
import { sitePaths } from "#app/seo/site-pages.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { sitemapXml } from "#app/seo/sitemap.server.ts";
import { catalogFor } from "#products/catalog.server.ts";
import type { Route } from "./+types/sitemap";

export async function loader({ context }: Route.LoaderArgs) {
  const catalog = catalogFor(context);
  const xml = sitemapXml(
    catalog,
    siteUrl(),
    sitePaths,
    catalog.entries(0, catalog.size).map(({ product }) => product),
  );
  return new Response(xml, {
    headers: { ...sharedPageHeaders(), "Content-Type": "application/xml; charset=utf-8" },
  });
}
