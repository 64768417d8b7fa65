import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { leadForms } from "#server/leads/lead-forms.ts";
import { shopMetrics } from "#server/startup/shop-metrics.ts";
import { acceptEveryKind } from "#tests/support/accept-every-kind.ts";
import { freePort } from "#tests/support/free-port.ts";
import { listeningShop } from "#tests/support/listening-shop.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { exposition } from "./exposition.ts";
import { startMetricsServer } from "./metrics-server.ts";
import { RequestMetrics } from "./request-metrics.ts";
import { routeGroup } from "./route-group.ts";

const kindAt = leadForms(leadKinds);

const silent = pino({ level: "silent" });

describe.each(engines)("on %s, metrics", (engine) => {
  let backend: TestBackend;
  beforeEach(async () => {
    backend = await openTestBackend(engine, { crmWebhookUrl: "https://crm.example/hooks" });
  });
  afterEach(() => backend.close());

  it("count leads, messages and places, without personal data", async () => {
    await acceptEveryKind(backend, { name: "Wilhelmina Quarterstaff" });
    await backend.store.queries
      .updateTable("deliveries")
      .set({ status: "parked" })
      .where("sink", "=", "shop_mail")
      .execute();
    const later = new Date(backend.clock().getTime() + 90_000);
    const text = exposition(await shopMetrics(backend.store, later));
    expect(text).toContain('shop_leads{kind="price_match"} 1');
    expect(text).toContain('shop_deliveries_parked{sink="shop_mail"} 5');
    expect(text).toContain('shop_deliveries_pending{sink="crm"} 5');
    expect(Number(/shop_delivery_lag_seconds\{sink="crm"\} (.+)/.exec(text)?.[1])).toBeGreaterThan(
      80,
    );
    expect(text).not.toMatch(/wilhelmina|example\.com|555/i);
  });

  it("label places left by days ahead", async () => {
    const names = async (at: string): Promise<string[]> => {
      const text = exposition(await shopMetrics(backend.store, new Date(at)));
      return text.match(/^shop_places_left.*(?= )/gm) ?? [];
    };
    // A Monday in UTC, while it is still Sunday evening in the shop.
    const monday = await names("2026-12-14T05:00:00Z");
    expect(monday).toContain('shop_places_left{days_ahead="4",window="evening"}');
    const all = new Set(monday);
    for (let day = 1; day <= 60; day += 1) {
      const at = new Date(Date.UTC(2026, 11, 14 + day, 15)).toISOString();
      for (const name of await names(at)) all.add(name);
    }
    for (const name of all) expect(name).toMatch(/\{days_ahead="(\d|1[0-4])",window="\w+"\}$/);
  });
});

it("metrics are served on their own port, even without the database", async () => {
  const port = await freePort();
  const stop = await startMetricsServer({
    port,
    host: "127.0.0.1",
    counted: () => [],
    stored: () => Promise.reject(new Error("away")),
    logger: silent,
  });
  const second = startMetricsServer({
    port,
    host: "127.0.0.1",
    counted: () => [],
    stored: async () => [],
    logger: silent,
  });
  await expect(second).rejects.toThrow(`METRICS_PORT: port ${port} on 127.0.0.1 is taken.`);
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get("content-type")).toContain("version=0.0.4");
  expect(await response.text()).toContain("shop_store_up 0\n");
  await stop();
});

it("metrics count requests by route group and status, never by address", async () => {
  const requests = new RequestMetrics();
  const shop = await listeningShop({ onEnded: (request) => requests.add(request) });
  await (await fetch(`${shop.url}/search?q=jane@doe.example`)).text();
  await (await fetch(`${shop.url}/bookings/secret`)).text();
  await (await fetch(`${shop.url}/quotes/secret`)).text();
  await (await fetch(`${shop.url}/assets/gone.js`)).text();
  await shop.close();
  const text = exposition(requests.metrics());
  expect(text).toContain('shop_requests_total{route="search",status="200"} 1');
  expect(text).toContain('shop_requests_total{route="booking",status="200"} 1');
  expect(text).toContain('shop_requests_total{route="quote",status="200"} 1');
  expect(text).toContain('shop_requests_total{route="asset",status="404"} 1');
  expect(text).toContain('shop_request_seconds_bucket{route="search",le="+Inf"} 1');
  expect(text).not.toMatch(/jane|secret|gone/);
});

it.each([
  ["GET", "/", "page"],
  ["GET", "/healthz", "health"],
  ["GET", "/pictures/a.1234.avif", "asset"],
  ["POST", "/quote-request", "lead"],
  ["POST", "/services/financing.data", "lead"],
  ["POST", "/bookings/x", "booking"],
  ["POST", "/quotes/x", "quote"],
  ["GET", "/delivery-windows", "windows"],
  ["GET", "/products/sofa.data", "page"],
  ["GET", "/sitemap.xml", "asset"],
  ["GET", "/sitemaps/products-1.xml", "asset"],
  ["POST", "/elsewhere", "other"],
] as const)("metrics count %s %s as %s", (method, path, kind) =>
  expect(routeGroup(method, path, (at) => kindAt(at) !== undefined)).toBe(kind),
);
