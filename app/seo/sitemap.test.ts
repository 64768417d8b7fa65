import { expect, test } from "vitest";
import { starterPictures } from "#server/catalog/pictures/starter-pictures.ts";
import { sitemapXml } from "./sitemap.server.ts";

test("lists pages and products under the site's address", () => {
  const xml = sitemapXml(
    starterPictures,
    "https://shop.example",
    ["/", "/delivery-info"],
    [{ url: "/products/sofa", image: "no-such-picture/primary" }],
  );
  const locations = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  expect(locations).toEqual([
    "https://shop.example/",
    "https://shop.example/delivery-info",
    "https://shop.example/products/sofa",
  ]);
});

test("lists a product's picture if it has one", () => {
  const xml = sitemapXml(
    starterPictures,
    "https://shop.example",
    [],
    [{ url: "/products/sofa", image: "rooms/living" }],
  );
  expect(xml).toMatch(
    /<image:loc>https:\/\/shop\.example\/pictures\/rooms\/living\/\d+\.[0-9a-f]{8}\.webp<\/image:loc>/,
  );
});

test("escapes addresses", () => {
  expect(sitemapXml(starterPictures, "https://shop.example", ["/a?b=1&c=<"], [])).toContain(
    "/a?b=1&amp;c=&lt;",
  );
});
