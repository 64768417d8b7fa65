import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { cacheIfPrefetched } from "./prefetch.ts";

const data = "/products/model-4400-recliner.data";

function cacheControl(
  headers: Record<string, string>,
  response: Partial<HandlerResponse> = {},
  path = data,
) {
  const request = { headers } as unknown as IncomingMessage;
  const exchange: Exchange = { request, id: "1", method: "GET", path, query: "" };
  const given = { status: 200, headers: { "cache-control": "no-cache", etag: '"a"' }, ...response };
  const kept = cacheIfPrefetched(exchange, given);
  expect(kept).toEqual({ ...given, headers: { ...given.headers, ...kept.headers } });
  return kept.headers["cache-control"];
}

test("prefetched page data is cached until the click", () => {
  expect(cacheControl({ "sec-purpose": "prefetch" })).toBe("private, max-age=30");
  expect(cacheControl({ "sec-purpose": "prefetch;prerender" })).toBe("private, max-age=30");
  expect(cacheControl({ purpose: "prefetch" })).toBe("private, max-age=30");
  expect(cacheControl({ "sec-purpose": "prefetch" }, { status: 304 })).toBe("private, max-age=30");
});

test("other data, and pages, are revalidated every time", () => {
  expect(cacheControl({})).toBe("no-cache");
  expect(cacheControl({ "sec-purpose": "prefetch" }, {}, "/products/model-4400-recliner")).toBe(
    "no-cache",
  );
});

test("private pages and errors aren't cached", () => {
  const headers = { "cache-control": "private, no-store" };
  expect(cacheControl({ "sec-purpose": "prefetch" }, { headers })).toBe("private, no-store");
  expect(cacheControl({ "sec-purpose": "prefetch" }, { status: 503 })).toBe("no-cache");
});
