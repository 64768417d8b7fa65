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

test("addresses are escaped", () => {
  expect(sitemapPart(siteUrl, [{ path: "/a?b=1&c=<" }])).toContain("/a?b=1&amp;c=&lt;");
});

test("an index lists its parts", () => {
  const xml = sitemapIndex(siteUrl, [{ path: "/sitemaps/a.xml", lastModified: "2026-11-27" }]);
  expect(xml).toContain(
    "<sitemap><loc>https://shop.example/sitemaps/a.xml</loc><lastmod>2026-11-27</lastmod></sitemap>",
  );
});
