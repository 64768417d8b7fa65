import { beforeAll, expect, it } from "vitest";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import type { PageRenderer } from "#server/http/page-renderer.ts";
import { fixedPages } from "#shop/pages.ts";
import { leadServices } from "#tests/support/lead-services.ts";
import { closedBackend } from "#tests/support/listening-shop.ts";
import { noConfirmations } from "#tests/support/no-confirmations.ts";
import { noQuotes } from "#tests/support/no-quotes.ts";
import { routePages, siteRoutes } from "#tests/support/route-pages.ts";
import { sharedPageHeaders } from "./page-headers.ts";

/** An address of each route with parameters. */
const examples: Readonly<Record<string, string>> = {
  "collections/:collection": "/collections/bedroom",
  "collections/living-room/:category": "/collections/living-room/recliners-lift-chairs",
  "products/:slug": "/products/model-4700-leather-recliner",
  "bookings/:token": "/bookings/unknown",
  "bookings/:token/delivery.ics": "/bookings/unknown/delivery.ics",
  "pieces/:ids": "/pieces/1001",
  "pieces/:id/variants": "/pieces/1001/variants",
  "social/*": "/social/products/unknown.jpg",
  "sitemaps/:part": "/sitemaps/products-1.xml",
  "*": "/nowhere",
};

const services = {
  catalog: createCatalog(loadProducts()),
  leads: leadServices(async () => ({ ok: false, errors: {} })),
  delivery: closedBackend,
  quotes: noQuotes,
  confirmations: noConfirmations,
};

const withoutHeaders = { default: () => null, loader: () => ({ name: "Dana" }) };

let render: PageRenderer;
beforeAll(async () => {
  render = await routePages(services, {
    "without-headers": withoutHeaders,
    "is-shared": { ...withoutHeaders, headers: sharedPageHeaders },
  });
});

const addresses = siteRoutes.map(({ path = "" }) => examples[path] ?? `/${path}`);

async function isShared(path: string): Promise<boolean> {
  const request = { headers: {} };
  return (await render({ request, id: "1", method: "GET", path, query: "" })).shareable;
}

async function sharedOf(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) if (await isShared(path)) found.push(path);
  return found.toSorted();
}

/** Pages that show the same to everyone: all fixed ones but booking, and one of each other kind. */
const sharedPages = [
  ...fixedPages.map(({ path }) => path).filter((path) => path !== "/book-delivery"),
  "/collections/bedroom",
  "/collections/living-room/recliners-lift-chairs",
  "/products/model-4700-leather-recliner",
].toSorted();

/** Shared files that are made like pages. */
const sharedFiles = [
  "/llms.txt",
  "/robots.txt",
  "/search-suggestions",
  "/site.webmanifest",
  "/sitemap.xml",
  "/sitemaps/products-1.xml",
];

const dataOf = (path: string) => (path === "/" ? "/_.data" : `${path}.data`);

it("these pages are shared and no others (rule 16.16)", async () => {
  expect(await sharedOf(addresses)).toEqual([...sharedPages, ...sharedFiles].toSorted());
});

it("the data of these pages is shared and no other", async () => {
  const pages = siteRoutes
    .filter(({ file }) => file.endsWith(".tsx"))
    .map(({ path = "" }) => dataOf(examples[path] ?? `/${path}`));
  expect(await sharedOf(pages)).toEqual(sharedPages.map(dataOf).toSorted());
});

it("what is shared is the same for every request, as it is sent to everyone (rule 16.16)", async () => {
  const bodyOf = async (path: string, query: string, id: string) => {
    const request = { headers: { cookie: `shopper=${id}` } };
    const { entity } = await render({ request, id, method: "GET", path, query });
    const { headers, body } = await entity.encoded("identity");
    return [headers["set-cookie"], String(body)];
  };
  const routeOf = (page: string) => siteRoutes[addresses.indexOf(page)]?.path ?? "";
  const shared = [
    ...sharedFiles.map((path) => [path, ""] as const),
    ...sharedPages.map((page) => [dataOf(page), ""] as const),
    ...sharedPages.map(
      (page) => [dataOf(page), `_routes=${encodeURIComponent(routeOf(page))}`] as const,
    ),
  ];
  for (const [path, query] of shared) {
    expect(await bodyOf(path, query, "1"), `${path}?${query}`).toEqual(
      await bodyOf(path, query, "2"),
    );
  }
});

it("a route without headers is not shared, nor is its data", async () => {
  expect(await sharedOf(["/without-headers", "/without-headers.data"])).toEqual([]);
  expect(await sharedOf(["/is-shared", "/is-shared.data"])).toEqual([
    "/is-shared",
    "/is-shared.data",
  ]);
});
