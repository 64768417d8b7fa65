import { describe, expect, test } from "vitest";
import { defaultListing, listingSearch } from "#domain/listing/listing-query.ts";
import { robotsTxt } from "./robots.ts";

const text = robotsTxt("https://shop.example");

/** Whether a crawler that follows robots.txt would fetch a URL (RFC 9309 wildcards). */
function isAllowed(url: string): boolean {
  const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1] ?? "");
  return !rules.some((rule) => {
    const pattern = rule.replace(/[.?+]/g, "\\$&").replaceAll("*", ".*");
    return new RegExp(`^${pattern}`).test(url);
  });
}

const listing = "/collections/living-room/stationary-sectionals";

describe("robots.txt", () => {
  test.each([
    "/",
    listing,
    `${listing}?page=2`,
    "/collections/bedroom?type=nightstands",
    "/products/model-4400-recliner",
    "/quote-request",
    "/es",
    "/es/colecciones/sala/seccionales?page=2",
    "/es/productos/model-4400-recliner",
    "/pictures/rooms/living/480.94152eb5.avif",
  ])("lets crawlers read %s", (url) => expect(isAllowed(url)).toBe(true));

  const filtered = [
    listingSearch({ ...defaultListing, sort: "newest" }),
    listingSearch({ ...defaultListing, size: 96 }),
    listingSearch({ ...defaultListing, columns: 5 }),
    listingSearch({ ...defaultListing, price: { min: 100, max: 900 } }),
    listingSearch({ ...defaultListing, chosen: { ...defaultListing.chosen, color: ["black"] } }),
    listingSearch({ ...defaultListing, sort: "newest" }, { type: "sofas" }),
  ].map((search) => `${listing}${search}`);
  test.each([
    ...filtered,
    "/search",
    "/search?q=sofa",
    "/quote-request?items=1001:2",
    "/wishlist?items=1001",
    "/custom-request?collection=bedroom",
    "/bookings/abc",
    "/quotes/abc",
    "/es/buscar?q=sofa",
    "/es/favoritos?items=1001",
    "/es/reservas/abc",
  ])("V17: lets crawlers read %s, so that they see its noindex", (url) => {
    expect(isAllowed(url)).toBe(true);
  });

  test.each([
    "/pieces/1001",
    "/search-suggestions?q=sofa",
    "/delivery-windows",
    "/es/pieces/1001",
    "/es/search-suggestions?q=sofa",
    "/es/delivery-windows",
  ])("blocks %s, which isn't a page", (url) => expect(isAllowed(url)).toBe(false));

  test("names the sitemap under the site's address", () => {
    expect(text).toContain("\nSitemap: https://shop.example/sitemap.xml\n");
  });
});
