import { afterAll, beforeAll, expect, it } from "vitest";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { leadServices } from "#tests/support/lead-services.ts";
import { closedBackend, type ListeningShop, listeningShop } from "#tests/support/listening-shop.ts";
import { noConfirmations } from "#tests/support/no-confirmations.ts";
import { noQuotes } from "#tests/support/no-quotes.ts";
import { routePages } from "#tests/support/route-pages.ts";
import { canonicalPath } from "./canonical-path.ts";

const product = "/products/model-4700-leather-recliner";

let shop: ListeningShop;
beforeAll(async () => {
  const services = {
    catalog: createCatalog(loadProducts()),
    leads: leadServices(async () => ({ ok: false, errors: {} })),
    delivery: closedBackend,
    quotes: noQuotes,
    confirmations: noConfirmations,
  };
  shop = await listeningShop({ services, render: await routePages(services) });
});
afterAll(() => shop.close());

async function get(path: string) {
  const { status, headers } = await fetch(`${shop.url}${path}`, { redirect: "manual" });
  return [status, headers.get("location")];
}

it.each([
  ".",
  ")",
  ",",
  "%22",
  "'",
  "%E2%80%9D",
  "%3E",
  "]",
  ";",
  "!",
  "%E2%80%A6",
  "*",
  "%20",
  "%C2%A0",
  ").",
  "%22)",
  "...",
  ".)",
  "%20-",
  ",%20and",
  "](https:)",
  "%22%20target=x",
  ":",
])("T26: a product's address with %s after it leads to the product (rule 2.30)", async (after) => {
  const [status, location] = await get(`${product}${after.toLowerCase()}`);
  expect([status, location]).toEqual([301, product]);
});

it.each([
  ["/delivery-info).", "/delivery-info"],
  ["/collections/bedroom,", "/collections/bedroom"],
  [
    "/collections/living-room/recliners-lift-chairs%22",
    "/collections/living-room/recliners-lift-chairs",
  ],
  ["/search!?q=sofa", "/search?q=sofa"],
  ["/)", "/"],
  ["/quote-request/).", "/quote-request"],
])("T26: so does any page's: %s (rule 2.30)", async (path, location) => {
  expect(await get(path)).toEqual([301, location]);
});

it.each([
  "/products/no-such-sofa.",
  "/nothing)",
  `${product}.jpg`,
  "/wp-login.php",
  "/.env",
  "/bookings/unknown.",
  "/quotes/unknown.",
])("T26: %s stays what it is, because no such page exists", async (path) => {
  expect(await get(path)).toEqual([404, null]);
});

it("T26: an address that begins with another site's name leads to none of its pages", async () => {
  expect(await get("//evil.example/x)")).toEqual([301, "/evil.example/x)"]);
});

it.each([
  ["/s%65arch", "/search"],
  ["/%70roducts/%53ofa", "/products/sofa"],
  ["/products/a%2Db", "/products/a-b"],
  ["/products/caf%c3%a9", "/products/caf%c3%a9"],
  ["/products/a%2fb", "/products/a%2fb"],
])("2S1: a page has one address, however it is encoded: %s (rule 2.2)", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
