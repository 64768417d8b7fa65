import { describe, expect, test } from "vitest";
import { twinPath } from "#domain/addresses/twins.ts";
import { languageCodes } from "#domain/language.ts";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { testProduct } from "#tests/support/test-products.ts";
import { alternates } from "./alternates.server.ts";
import { sitePaths } from "./site-pages.server.ts";
import { sitemapPart } from "./sitemap.server.ts";
import { entriesOfPart, PRODUCTS_PER_PART, sitemapParts } from "./sitemap-parts.server.ts";

const siteUrl = "https://shop.example";
const longest = "a".repeat(80);
const products = Array.from({ length: 2 * PRODUCTS_PER_PART + 1 }, (_, index) => {
  const slug = `${longest}-${index}`;
  const id = String(1001 + index);
  return testProduct({ id, slug, url: `/products/${slug}`, image: "rooms/living" });
});
const large = createCatalog(products);

function partsOf(catalog: Parameters<typeof sitemapParts>[0]) {
  return sitemapParts(catalog).map(({ path, lastModified }) => ({
    path,
    lastModified,
    entries: entriesOfPart(catalog, path.replace("/sitemaps/", "")) ?? [],
  }));
}

describe("the sitemap (rule 2.7)", () => {
  test("lists the fixed pages in every language and every product once, in parts", () => {
    const parts = partsOf(large);
    expect(parts.map(({ path }) => path)).toEqual([
      "/sitemaps/pages.xml",
      "/sitemaps/products-1.xml",
      "/sitemaps/products-2.xml",
      "/sitemaps/products-3.xml",
    ]);
    const listed = parts.flatMap(({ entries }) => entries.map(({ path }) => path));
    const pages = sitePaths.flatMap((path) => languageCodes.map((code) => twinPath(path, code)));
    expect(listed).toEqual([...pages, ...products.map(({ url }) => url)]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  test("links every fixed page to all of its languages, and no product that has only one", () => {
    const [pages, ...others] = partsOf(large);
    for (const { path, alternates: twins } of pages?.entries ?? []) {
      expect(twins).toHaveLength(languageCodes.length + 1);
      expect(twins).toEqual(alternates(path));
      expect(twins?.map((twin) => twin.path)).toContain(path);
    }
    for (const { alternates: twins } of others.flatMap(({ entries }) => entries)) {
      expect(twins).toEqual([]);
    }
  });

  test("keeps every part far below 50,000 addresses and 50 MB", () => {
    for (const { path, entries } of partsOf(large)) {
      expect(entries.length, path).toBeLessThanOrEqual(PRODUCTS_PER_PART);
      expect(Buffer.byteLength(sitemapPart(siteUrl, entries)), path).toBeLessThan(5_000_000);
    }
  });

  test("has the time each product changed, and for a part the latest of these times", () => {
    const catalog = createCatalog(products.slice(0, 3));
    const changed = products.slice(0, 2).map((product, position) => ({
      product,
      position,
      updatedAt: `2026-11-2${7 - position}T06:00:00.000Z`,
    }));
    catalog.update({ saved: changed, removed: products.slice(2, 3).map(({ id }) => id) });
    const [pages, part] = partsOf(catalog);
    expect(pages?.lastModified).toBeUndefined();
    expect(part?.lastModified).toBe("2026-11-27T06:00:00.000Z");
    expect(part?.entries.map(({ lastModified }) => lastModified)).toEqual([
      "2026-11-27T06:00:00.000Z",
      "2026-11-26T06:00:00.000Z",
    ]);
  });

  test("a part is changed when a product leaves the site", () => {
    const catalog = createCatalog(products.slice(0, 2));
    const [gone] = products;
    if (!gone) throw new Error("no product");
    catalog.update({ saved: [], removed: [gone.id] });
    const updatedAt = "2026-11-28T06:00:00.000Z";
    catalog.formerAddresses.add({ ...gone, status: "removed", updatedAt });
    expect(partsOf(catalog).map(({ lastModified }) => lastModified)).toEqual([
      undefined,
      updatedAt,
    ]);
  });

  test("lists a product's picture if it has one", () => {
    const withoutPicture = testProduct({ id: "1", image: "no-such-picture/primary" });
    const catalog = createCatalog([...products.slice(0, 1), withoutPicture]);
    const [first, second] = entriesOfPart(catalog, "products-1.xml") ?? [];
    expect(first?.image).toMatch(/^\/pictures\/rooms\/living\/\d+\.[0-9a-f]{8}\.webp$/);
    expect(second?.image).toBeUndefined();
  });

  test.each(["products-4.xml", "products-0.xml", "products-01.xml", "products-1", "x.xml", ""])(
    "has no part %j",
    (name) => {
      expect(entriesOfPart(large, name)).toBeUndefined();
    },
  );
});
