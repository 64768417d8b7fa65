import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { Entity } from "./entity.ts";
import type { Exchange } from "./exchange.ts";
import { pageCache } from "./page-cache.ts";
import type { RenderedPage } from "./page-renderer.ts";
import { renderedPages } from "./rendered-pages.ts";

function entityOf(body: string): Entity {
  const type = "text/html; charset=utf-8";
  return new Entity({
    type,
    body: Buffer.from(body),
    cacheControl: "no-cache",
    compressionLevel: "onDemand",
  });
}

function exchangeFor(path: string, query = ""): Exchange {
  return { request: { headers: {} } as IncomingMessage, id: "1", method: "GET", path, query };
}

function countingPages(shareable: boolean) {
  let moment = 1;
  let rendered = 0;
  const render = async ({ path, query }: Exchange): Promise<RenderedPage> => {
    rendered += 1;
    return { status: 200, shareable, entity: entityOf(`${path}?${query}`) };
  };
  const response = renderedPages({ render, now: () => moment });
  const pass = (ms: number) => {
    moment += ms;
  };
  return { response, pass, rendered: () => rendered };
}

it("renders a page at most once a minute, however often it is requested", async () => {
  const { response, pass, rendered } = countingPages(true);
  await response(exchangeFor("/collections/living-room", "sort=newest"));
  await response(exchangeFor("/collections/living-room", "sort=newest"));
  expect(rendered()).toBe(1);
  pass(60_000);
  await response(exchangeFor("/collections/living-room", "sort=newest"));
  expect(rendered()).toBe(1);
  pass(1);
  await response(exchangeFor("/collections/living-room", "sort=newest"));
  expect(rendered()).toBe(2);
});

it("renders once for simultaneous requests", async () => {
  const { response, rendered } = countingPages(true);
  await Promise.all([
    response(exchangeFor("/search", "q=sofa")),
    response(exchangeFor("/search", "q=sofa")),
  ]);
  expect(rendered()).toBe(1);
});

it("never sends one shopper another's page", async () => {
  const { response, rendered } = countingPages(false);
  await Promise.all([
    response(exchangeFor("/quote-request", "items=1")),
    response(exchangeFor("/quote-request", "items=1")),
  ]);
  await response(exchangeFor("/quote-request", "items=1"));
  expect(rendered()).toBe(3);
});

it.each(["utm_source", "utm_id", "gclid", "gbraid", "wbraid", "fbclid", "msclkid", "ttclid"])(
  "doesn't cache addresses with campaign parameters: %s",
  async (param) => {
    const { response, rendered } = countingPages(true);
    await response(exchangeFor("/", `sort=newest&${param}=1`));
    await response(exchangeFor("/", `sort=newest&${param}=1`));
    expect(rendered()).toBe(2);
  },
);

it("evicts the least recently used page when it is full", () => {
  const cache = pageCache({ maxBytes: 1_000, ttlMs: 1_000, now: () => 1 });
  for (let page = 0; page < 10; page++) cache.set(`/${page}`, entityOf("x".repeat(100)));
  cache.get("/0");
  cache.set("/10", entityOf("x".repeat(100)));
  expect(cache.calculatedSize).toBe(1_000);
  expect(cache.get("/0")).toBeDefined();
  expect(cache.get("/1")).toBeUndefined();
});

it("doesn't let one huge page evict all others", () => {
  const cache = pageCache({ maxBytes: 1_000, ttlMs: 1_000, now: () => 1 });
  cache.set("/huge", entityOf("x".repeat(500)));
  expect(cache.calculatedSize).toBe(0);
});
