import { expect, it } from "vitest";
import { Entity } from "./entity.ts";
import { busiestOutdated, type CachedPage, pageCache } from "./page-cache.ts";

function pageOf(body: string, kept: Partial<CachedPage> = {}): CachedPage {
  const entity = new Entity({
    type: "image/png",
    body: Buffer.from(body),
    cacheControl: "public",
    compressionLevel: "onDemand",
  });
  return { entity, madeFrom: "1", hits: 1, ...kept };
}

it("evicts the least recently used page when it is full", () => {
  const bytes = 10_000;
  const cache = pageCache(20 * bytes);
  for (let page = 10; page < 27; page++) cache.set(`/${page}`, pageOf("x".repeat(bytes)));
  expect(cache.count).toBe(17);
  cache.get("/10");
  cache.set("/27", pageOf("x".repeat(bytes)));
  expect(cache.count).toBe(17);
  expect(cache.get("/10")).toBeDefined();
  expect(cache.get("/11")).toBeUndefined();
});

it("doesn't let one huge page evict all others", () => {
  const cache = pageCache(100_000);
  for (let page = 0; page < 10; page++) cache.set(`/${page}`, pageOf("x".repeat(5_000)));
  cache.set("/huge", pageOf("x".repeat(50_000)));
  expect(cache.get("/huge")).toBeUndefined();
  expect(cache.count).toBe(10);
});

it("finds the most requested outdated page, but none that was requested only once", () => {
  const cache = pageCache(100_000);
  cache.set("/current", pageOf("", { madeFrom: "2", hits: 9 }));
  cache.set("/once", pageOf(""));
  expect(busiestOutdated(cache, "2")).toBeUndefined();
  cache.set("/twice", pageOf("", { hits: 2 }));
  cache.set("/often", pageOf("", { hits: 5 }));
  expect(busiestOutdated(cache, "2")).toBe("/often");
});
