import { randomBytes, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { heldBy } from "#tests/support/held-memory.ts";
import { leadServices } from "#tests/support/lead-services.ts";
import { closedBackend } from "#tests/support/listening-shop.ts";
import { noConfirmations } from "#tests/support/no-confirmations.ts";
import { noQuotes } from "#tests/support/no-quotes.ts";
import { routePages } from "#tests/support/route-pages.ts";
import { CachedPages } from "./cached-pages.ts";
import { Entity } from "./entity.ts";
import { sharedAddress } from "./shared-page.ts";

const MB = 1024 * 1024;
const services = {
  catalog: createCatalog([]),
  leads: leadServices(async () => ({ ok: false, errors: {} })),
  delivery: closedBackend,
  quotes: noQuotes,
  confirmations: noConfirmations,
};
const render = await routePages(services);

/** Asks for a page as visitors do. */
async function ask(pages: CachedPages, path: string, query = "") {
  const address = sharedAddress({ id: "1", method: "GET", path, query });
  if (address !== undefined && !pages.cached(address)) await pages.fresh(address, "1");
}

it.each([
  ["routes that don't exist", (random: string) => ["/search.data", `_routes=${random}`]],
  ["one of ours and others", (random: string) => ["/search.data", `_routes=search,${random}`]],
  ["one of ours twice", () => ["/search.data", "_routes=search&_routes=search"]],
  ["another page's route", () => ["/search.data", "_routes=wishlist"]],
  ["routes of a whole page", () => ["/search", "_routes=search"]],
  ["a query of another page", (random: string) => ["/privacy-policy", `q=${random}`]],
  ["a query of the home page", (random: string) => ["/", `page=${random}`]],
  ["a query no page reads", (random: string) => ["/search", `q=sofa&${random}=1`]],
])("2S1: a page isn't kept at an address with %s (rule 16.16)", async (_, addressOf) => {
  const pages = new CachedPages(render, () => "");
  const [path = "", query] = addressOf(randomUUID());
  await ask(pages, path, query);
  expect(pages.cache.count).toBe(0);
});

it.each([
  ["/search.data", "_routes=search&q=sofa"],
  ["/_.data", "_routes="],
  ["/privacy-policy.data", "_routes=privacy-policy"],
  ["/collections/living-room.data", "_routes=collections%2F%3Acollection"],
  ["/search.data", "q=sofa"],
])("a page's data is kept at the addresses that our pages ask for: %s?%s", async (path, query) => {
  const pages = new CachedPages(render, () => "");
  await ask(pages, path, query);
  expect(pages.cache.count).toBe(1);
});

it("2S1: pages in all encodings hold no more than they count, and count no more than the limit (rule 16.20)", async () => {
  const pages = new CachedPages(
    async ({ path, query }) => {
      const entity = new Entity({
        type: "text/html; charset=utf-8",
        body: Buffer.from(`${path} ${query} ${randomBytes(3_000).toString("hex")}`),
        cacheControl: "public",
        compressionLevel: "onDemand",
        headers: { "content-security-policy": `script-src 'self' 'sha256-${randomUUID()}'` },
      });
      return { status: 200, shareable: true, entity };
    },
    () => `1 ${randomUUID()}`,
    8 * MB,
  );
  const held = await heldBy(async () => {
    for (let turn = 0; turn < 1_500; turn += 1) {
      const address = `/search?q=${randomUUID()}`;
      await pages.fresh(address, "1");
      for (const encoding of ["zstd", "br", "gzip"] as const) {
        await pages.cache.peek(address)?.entity.encoded(encoding);
      }
    }
  });
  expect(pages.cache.bytes).toBeLessThanOrEqual(8 * MB);
  expect(pages.cache.count).toBeGreaterThan(500);
  expect(held).toBeLessThan(pages.cache.bytes * 1.15);
});

it("2S1: tiny pages hold no more than they count (rule 16.20)", async () => {
  const pages = new CachedPages(
    async () => {
      const body = Buffer.from("[{}]\n");
      const options = { type: "text/x-script", cacheControl: "public", status: 200 };
      const entity = new Entity({ ...options, body, compressionLevel: "onDemand" });
      return { status: 200, shareable: true, entity };
    },
    () => "1",
    4 * MB,
  );
  const held = await heldBy(async () => {
    for (let turn = 0; turn < 10_000; turn += 1) {
      await pages.fresh(`/search.data?q=${randomUUID()}`, "1");
    }
  });
  expect(pages.cache.count).toBeLessThan(4_000);
  expect(held).toBeLessThan(pages.cache.bytes * 1.15);
});

it.each(["constructor", "valueOf", "__proto__", "hasOwnProperty"])(
  "an address that begins with the name of a built-in property is no page's: /%s",
  (name) => {
    const request = { id: "1", method: "GET", query: "a=1" } as const;
    expect(sharedAddress({ ...request, path: `/${name}` })).toBeUndefined();
    expect(sharedAddress({ ...request, path: `/${name}.data` })).toBeUndefined();
  },
);
