import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import type { Answer, Exchange } from "./exchange.ts";
import { keptIfFetchedAhead } from "./fetched-ahead.ts";

const data = "/products/model-4400-recliner.data";

function cacheControl(headers: Record<string, string>, answer: Partial<Answer> = {}, path = data) {
  const request = { headers } as unknown as IncomingMessage;
  const exchange: Exchange = { request, id: "1", method: "GET", path, query: "" };
  const given = { status: 200, headers: { "cache-control": "no-cache", etag: '"a"' }, ...answer };
  const kept = keptIfFetchedAhead(exchange, given);
  expect(kept).toEqual({ ...given, headers: { ...given.headers, ...kept.headers } });
  return kept.headers["cache-control"];
}

test("a page's data that is fetched ahead is kept for the click", () => {
  expect(cacheControl({ "sec-purpose": "prefetch" })).toBe("private, max-age=30");
  expect(cacheControl({ "sec-purpose": "prefetch;prerender" })).toBe("private, max-age=30");
  expect(cacheControl({ purpose: "prefetch" })).toBe("private, max-age=30");
  expect(cacheControl({ "sec-purpose": "prefetch" }, { status: 304 })).toBe("private, max-age=30");
});

test("what is asked for by itself, and pages, are asked after each time", () => {
  expect(cacheControl({})).toBe("no-cache");
  expect(cacheControl({ "sec-purpose": "prefetch" }, {}, "/products/model-4400-recliner")).toBe(
    "no-cache",
  );
});

test("nobody's own page is kept, nor a failure", () => {
  const headers = { "cache-control": "private, no-store" };
  expect(cacheControl({ "sec-purpose": "prefetch" }, { headers })).toBe("private, no-store");
  expect(cacheControl({ "sec-purpose": "prefetch" }, { status: 503 })).toBe("no-cache");
});
