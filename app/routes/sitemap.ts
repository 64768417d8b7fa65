import { catalogue } from "#app/catalogue.server.ts";
import { sitePaths } from "#app/site-pages.server.ts";
import { siteUrl } from "#app/site-url.server.ts";
import { sitemapXml } from "#app/sitemap.server.ts";

export async function loader() {
  const xml = sitemapXml(siteUrl(), sitePaths, await catalogue.all());
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
