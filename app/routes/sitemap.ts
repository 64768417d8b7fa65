import { sitePaths } from "#app/seo/site-pages.server.ts";
import { siteUrl } from "#app/seo/site-url.server.ts";
import { sitemapXml } from "#app/seo/sitemap.server.ts";
import { catalog } from "#products/catalog.server.ts";

export async function loader() {
  const xml = sitemapXml(siteUrl(), sitePaths, await catalog.all());
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
