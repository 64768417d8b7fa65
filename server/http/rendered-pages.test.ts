import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formatsIn } from "#formats-in";
import { dailyTextBy } from "#server/services/daily-text.ts";
import type { RenderedPage } from "./app-renderer.ts";
import { Entity } from "./entity.ts";
import type { Exchange, PageRequest } from "./exchange.ts";
import { ServerBusyError } from "./overload.ts";
import { renderedPages } from "./rendered-pages.ts";

let version: number;
let now: Date;
/** What was rendered, in order. */
let rendered: string[];
let shareable: boolean;
let busy: boolean;
/** Until when the page `/slow` is being rendered. */
let slow: Promise<void>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  version = 1;
  now = new Date("2026-11-20T12:00-06:00");
  rendered = [];
  shareable = true;
  busy = false;
  slow = Promise.resolve();
});

afterEach(() => {
  vi.useRealTimers();
});

function exchangeFor(path: string, query = "", headers: Record<string, string> = {}): Exchange {
  return { request: { headers } as IncomingMessage, id: "1", method: "GET", path, query };
}

async function render({ path, query, request }: PageRequest): Promise<RenderedPage> {
  if (busy) throw new ServerBusyError(2);
  if (path === "/broken") throw new Error("the database can't be read");
  if (path === "/slow") await slow;
  rendered.push(query ? `${path}?${query}` : path);
  const text = `version ${version} of ${path}?${query} for ${JSON.stringify(request.headers)}`;
  const body = Buffer.from(path === "/long" ? text.padEnd(500) : text);
  const type = "text/html; charset=utf-8";
  const entity = new Entity({
    type,
    body,
    cacheControl: "public",
    compressionLevel: "onDemand",
  });
  return { status: 200, shareable, entity };
}

function openPages() {
  const pages = renderedPages({
    render,
    contentVersion: () => version,
    dailyText: dailyTextBy(() => now, formatsIn.en),
  });
  const respond = async (path: string, query = "", headers = {}) =>
    pages.handle(exchangeFor(path, query, headers));
  const get = async (...page: Parameters<typeof respond>) => String((await respond(...page)).body);
  return { ...pages, respond, get };
}

describe("a page that may be shared", () => {
  it("is rendered once, however often it is requested", async () => {
    const { get } = openPages();
    await get("/products/sofa");
    await get("/products/sofa");
    expect(rendered).toEqual(["/products/sofa"]);
  });

  it("is rendered once for simultaneous requests", async () => {
    const { get } = openPages();
    await Promise.all([get("/search", "q=sofa"), get("/search", "q=sofa")]);
    expect(rendered).toEqual(["/search?q=sofa"]);
  });

  it("is rendered again after a change of the catalog", async () => {
    const { get } = openPages();
    await get("/products/sofa");
    version = 2;
    expect(await get("/products/sofa")).toContain("version 2");
    expect(rendered).toHaveLength(2);
  });

  it("is rendered again when the day or the promised response time changes", async () => {
    const { get } = openPages();
    await get("/");
    now = new Date("2026-11-20T23:59-06:00");
    await get("/");
    expect(rendered).toHaveLength(1);
    now = new Date("2026-11-21T00:00-06:00");
    await get("/");
    expect(rendered).toHaveLength(2);
  });

  it("is rendered again for requests after a change that happened during rendering", async () => {
    const { get } = openPages();
    const first = get("/products/sofa");
    version = 2;
    const second = get("/products/sofa");
    await first;
    expect(await second).toContain("version 2");
    expect(await get("/products/sofa")).toContain("version 2");
    expect(rendered).toHaveLength(2);
  });

  it("is one page with all campaign parameters, and with the others in any order", async () => {
    const { get } = openPages();
    await get("/search", "utm_source=mail&q=sofa&gclid=1&page=2&fbclid=x");
    await get("/search", "page=2&srsltid=y&q=sofa");
    await get("/search", "q=sofa&page=2");
    expect(rendered).toEqual(["/search?page=2&q=sofa"]);
  });

  it("shows nothing of the request that caused it", async () => {
    const { get } = openPages();
    const headers = { "user-agent": "Somebody", "accept-language": "fr" };
    expect(await get("/", "utm_source=somebody", headers)).toBe("version 1 of /? for {}");
  });

  it.each([
    ["a shopper's list", "items=1001:2"],
    ["an unknown parameter", "x=1"],
    ["a parameter of other pages", "variant=1001"],
    ["an address that is too long", `q=${"a".repeat(600)}`],
  ])("is rendered for each request with %s", async (_, query) => {
    const { get } = openPages();
    await get("/search", query);
    await get("/search", query);
    expect(rendered).toHaveLength(2);
  });

  it.each<Record<string, string>>([
    { cookie: "_ga=GA1.1.1" },
    { cookie: "" },
    { cookie: "__Host-desk=0a1b; desk=0a1b" },
    { authorization: "Basic YTpi" },
    { range: "bytes=0-9" },
    { "accept-language": "es" },
    { "cache-control": "no-cache", pragma: "no-cache" },
    { "cache-control": "no-store" },
    { dnt: "1", "sec-gpc": "1", "save-data": "on", purpose: "prefetch" },
    { "x-requested-with": "app", "user-agent": "Somebody" },
  ])(
    "2S2: is the kept one for whoever asks, with any headers: %j (rule 16.16)",
    async (headers) => {
      const { respond } = openPages();
      const first = await respond("/products/sofa", "", headers);
      expect(String(first.body)).toBe("version 1 of /products/sofa? for {}");
      expect(await respond("/products/sofa")).toEqual(first);
      expect(await respond("/products/sofa", "", headers)).toEqual(first);
      expect(rendered).toHaveLength(1);
    },
  );
});

describe("a page that may not be shared", () => {
  beforeEach(() => {
    shareable = false;
  });

  it("is never sent to another shopper", async () => {
    const { get } = openPages();
    await Promise.all([get("/quote-request"), get("/quote-request")]);
    await get("/quote-request");
    expect(rendered).toHaveLength(3);
  });

  it("is rendered for the address as it was requested, with its campaign", async () => {
    const { get } = openPages();
    expect(await get("/nowhere", "utm_source=mail")).toContain("/nowhere?utm_source=mail");
  });

  it("is no longer sent from the cache when it could be shared before", async () => {
    shareable = true;
    const { get } = openPages();
    await get("/products/sofa");
    shareable = false;
    version = 2;
    expect(await get("/products/sofa")).toContain("version 2");
    busy = true;
    await expect(get("/products/sofa")).rejects.toThrow(ServerBusyError);
  });
});

describe("while the server is too busy to render", () => {
  it("an outdated page is sent, and a page never rendered is refused", async () => {
    const { get } = openPages();
    await get("/products/sofa");
    busy = true;
    version = 2;
    expect(await get("/products/sofa")).toContain("version 1");
    await expect(get("/products/chair")).rejects.toThrow(ServerBusyError);
    busy = false;
    expect(await get("/products/sofa")).toContain("version 2");
  });
});

describe("in the background", () => {
  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
  const visitedTwice = async (get: (path: string) => Promise<string>, paths: readonly string[]) => {
    for (const path of [...paths, ...paths]) await get(path);
  };

  it("the busiest pages are rendered after a change, at most fifty and none requested once", async () => {
    const { get } = openPages();
    const addresses = Array.from({ length: 60 }, (_, turn) => `/products/${turn}`);
    for (const [turn, address] of addresses.entries()) {
      for (let visit = 0; visit <= turn; visit += 1) await get(address);
    }
    version = 2;
    rendered = [];
    await get("/products/0");
    await seconds(10);
    expect(rendered).toEqual(["/products/0", ...addresses.slice(-50).toReversed()]);
    version = 3;
    rendered = [];
    await get("/products/1");
    await seconds(10);
    expect(rendered).toHaveLength(51);
  });

  it("rendering waits while visitors' pages are rendered", async () => {
    const { get } = openPages();
    await visitedTwice(get, ["/products/sofa"]);
    const visitor = Promise.withResolvers<void>();
    slow = visitor.promise;
    version = 2;
    rendered = [];
    const visit = get("/slow");
    await seconds(1);
    expect(rendered).toEqual([]);
    visitor.resolve();
    await visit;
    await seconds(1);
    expect(rendered).toEqual(["/slow", "/products/sofa"]);
  });

  it("rendering waits for a pause of the visitors' requests, but not forever", async () => {
    const { get } = openPages();
    await visitedTwice(get, ["/collections/bedroom", "/"]);
    version = 2;
    rendered = [];
    const visits = async (count: number) => {
      for (let visit = 0; visit < count; visit += 1) {
        await get(`/products/${rendered.length}`);
        await seconds(0.05);
      }
    };
    await visits(60);
    expect(rendered).not.toContain("/");
    await visits(60);
    expect(rendered).toContain("/");
    expect(rendered).not.toContain("/collections/bedroom");
    await seconds(1);
    expect(rendered.at(-1)).toBe("/collections/bedroom");
  });

  it("rendering stops at a failure", async () => {
    const { get } = openPages();
    await visitedTwice(get, ["/", "/collections/bedroom"]);
    version = 2;
    rendered = [];
    await get("/products/sofa");
    busy = true;
    await seconds(1);
    busy = false;
    await seconds(1);
    expect(rendered).toEqual(["/products/sofa"]);
  });
});

it("at start, pages are rendered, kept and compressed for the first visitor, whatever fails", async () => {
  const { handle, renderFirst, warm } = openPages();
  await renderFirst(["/long", "/broken", "/collections/bedroom"]);
  await warm();
  expect(rendered).toEqual(["/long", "/collections/bedroom"]);
  const response = handle(exchangeFor("/long", "", { "accept-encoding": "zstd, br" }));
  expect(response).toMatchObject({ headers: { "content-encoding": "br" } });
});

it("a redirect keeps the order of the requested query", async () => {
  shareable = false;
  const { get } = openPages();
  expect(await get("/search", "q=sofa&page=40")).toContain("/search?q=sofa&page=40 ");
  await get("/search", "page=40&q=bed");
  expect(rendered.at(-1)).toBe("/search?page=40&q=bed");
});
