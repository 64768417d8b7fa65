import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { listeningShop } from "#tests/support/listening-shop.ts";
import { Entity } from "./entity.ts";
import { isNotModified } from "./not-modified.ts";

function exchangeWith(etags: string, method = "GET") {
  return { method, request: { headers: { "if-none-match": etags } } as IncomingMessage };
}

describe("a page or file", () => {
  it.each(['"abc"', 'W/"abc"', '"x", "abc"', "*", " * "])("is 304 for %s", (etags) => {
    expect(isNotModified(exchangeWith(etags), 200, "abc")).toBe(true);
    expect(isNotModified(exchangeWith(etags, "HEAD"), 200, "abc")).toBe(true);
  });

  it("is not 304 for another tag", () => {
    expect(isNotModified(exchangeWith('"abd"'), 200, "abc")).toBe(false);
  });

  it.each(["*", '"abc"'])("is never 304 for missing pages or posts: %s", (etags) => {
    expect(isNotModified(exchangeWith(etags), 404, "abc")).toBe(false);
    expect(isNotModified(exchangeWith(etags), 503, "abc")).toBe(false);
    expect(isNotModified(exchangeWith(etags, "POST"), 200, "abc")).toBe(false);
  });
});

it("a missing page is 404 at every request", async () => {
  const missing = {
    type: "text/html",
    body: Buffer.from("Nothing here"),
    cacheControl: "no-cache",
  };
  const entity = new Entity({ ...missing, status: 404, compressionLevel: "onDemand" });
  const shop = await listeningShop({
    render: async () => ({ status: 404, entity, shareable: true }),
  });
  const first = await fetch(`${shop.url}/nothing`);
  const headers = { "if-none-match": first.headers.get("etag") ?? "" };
  expect((await fetch(`${shop.url}/nothing`, { headers })).status).toBe(404);
  await shop.close();
});
