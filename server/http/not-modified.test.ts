import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { listeningShop } from "#tests/support/listening-shop.ts";
import { Entity } from "./entity.ts";
import { isNotModified } from "./not-modified.ts";

function asked(known: string, method = "GET") {
  return { method, request: { headers: { "if-none-match": known } } as IncomingMessage };
}

describe("a page or file", () => {
  it.each(['"abc"', 'W/"abc"', '"x", "abc"', "*", " * "])("is 304 for %s", (known) => {
    expect(isNotModified(asked(known), 200, "abc")).toBe(true);
    expect(isNotModified(asked(known, "HEAD"), 200, "abc")).toBe(true);
  });

  it("is not known by another's tag", () => {
    expect(isNotModified(asked('"abd"'), 200, "abc")).toBe(false);
  });

  it.each(["*", '"abc"'])("is never 304 for missing pages or posts: %s", (known) => {
    expect(isNotModified(asked(known), 404, "abc")).toBe(false);
    expect(isNotModified(asked(known), 503, "abc")).toBe(false);
    expect(isNotModified(asked(known, "POST"), 200, "abc")).toBe(false);
  });
});

it("a page that is missing is 404 however often it is asked for", async () => {
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
