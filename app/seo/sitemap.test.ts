import { expect, test } from "vitest";
import { sitemapIndex, sitemapPart } from "./sitemap.server.ts";

const siteUrl = "https://shop.example";

test("an address has its time and picture under the site's address", () => {
  const xml = sitemapPart(siteUrl, [
    { path: "/" },
    { path: "/products/sofa", lastModified: "2026-11-27T06:00:00.000Z", image: "/pictures/a.webp" },
  ]);
  expect(xml).toContain("\n<url><loc>https://shop.example/</loc></url>\n");
  expect(xml).toContain(
    "<url><loc>https://shop.example/products/sofa</loc><lastmod>2026-11-27T06:00:00.000Z</lastmod>" +
      "<image:image><image:loc>https://shop.example/pictures/a.webp</image:loc></image:image></url>",
  );
});

test("an address has links to its page in all languages, in the namespace that is declared", () => {
  const xml = sitemapPart(siteUrl, [
    {
      path: "/es/favoritos",
      lastModified: "2026-11-27",
      image: "/pictures/a.webp",
      alternates: [
        { hreflang: "en", path: "/wishlist" },
        { hreflang: "es", path: "/es/favoritos" },
        { hreflang: "x-default", path: "/wishlist" },
      ],
    },
  ]);
  expect(xml).toContain(' xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(xml).toContain(
    "<loc>https://shop.example/es/favoritos</loc><lastmod>2026-11-27</lastmod>" +
      '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/wishlist"/>' +
      '<xhtml:link rel="alternate" hreflang="es" href="https://shop.example/es/favoritos"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/wishlist"/>' +
      "<image:image>",
  );
});

test("addresses are escaped", () => {
  expect(sitemapPart(siteUrl, [{ path: "/a?b=1&c=<" }])).toContain("/a?b=1&amp;c=&lt;");
});

test("an index lists its parts", () => {
  const xml = sitemapIndex(siteUrl, [{ path: "/sitemaps/a.xml", lastModified: "2026-11-27" }]);
  expect(xml).toContain(
    "<sitemap><loc>https://shop.example/sitemaps/a.xml</loc><lastmod>2026-11-27</lastmod></sitemap>",
  );
});
