import type { IncomingMessage } from "node:http";
import { createContext, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { leadServices } from "#tests/support/lead-services.ts";
import { closedBackend, listeningShop } from "#tests/support/listening-shop.ts";
import { noConfirmations } from "#tests/support/no-confirmations.ts";
import { noQuotes } from "#tests/support/no-quotes.ts";
import { silent } from "#tests/support/test-backend.ts";
import { type PageRenderer, pageRenderer } from "./page-renderer.ts";
import { renderedPages } from "./rendered-pages.ts";

/** A renderer that takes each page from this function instead of React Router. */
function rendererOf(response: (status: number) => Response): PageRenderer {
  const build = {
    entry: {
      module: {
        default: (_request: Request, status: number) => response(status),
        servicesContext: createContext(),
        nonceContext: createContext(),
        reportErrorContext: createContext(),
        postedFormContext: createContext(),
        submitAsLeadContext: createContext(),
      },
    },
    routes: { root: { id: "root", path: "", module: { default: () => null } } },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
  return pageRenderer({
    build,
    services: {
      leads: leadServices(async () => ({ ok: false, errors: {} })),
      delivery: closedBackend,
      quotes: noQuotes,
      catalog: createCatalog([]),
      confirmations: noConfirmations,
    },
    config: { siteUrl: "https://shop.example" },
    logger: silent,
  });
}

const html = { "content-type": "text/html; charset=utf-8" };

it("shows the request id on the page when rendering fails", async () => {
  const render = rendererOf(
    (status) =>
      new Response("<html><body><h1>Unexpected Application Error!</h1></body></html>", {
        status: Math.max(status, 500),
        headers: html,
      }),
  );
  const shop = await listeningShop({ render });
  const response = await fetch(`${shop.url}/`);
  const page = await response.text();
  expect(response.status).toBe(500);
  expect(page).toContain("Unexpected Application Error!");
  expect(page).toContain(`Reference ${response.headers.get("x-request-id")}`);
  await shop.close();
});

/** Two requests for a page of these headers, one after the other. */
async function twoRequests(
  headers: Record<string, string>,
  { status = 200, query = "" }: { status?: number; query?: string } = {},
) {
  let rendered = 0;
  const render = rendererOf(() => {
    rendered += 1;
    return new Response("<html></html>", { status, headers: { ...html, ...headers } });
  });
  const { handle } = renderedPages({ render, contentVersion: () => 1 });
  const request = { headers: {} } as IncomingMessage;
  const exchange = { request, id: "1", method: "GET", path: "/", query } as const;
  const { headers: sent } = await handle(exchange);
  await handle(exchange);
  return { rendered, cacheControl: sent["cache-control"] };
}

describe("a page whose route says that it may be shared", () => {
  const shared = { "cache-control": "public" };
  const unshared = { rendered: 2, cacheControl: "private, no-cache" };

  it("is rendered once and may be kept by caches in front of the shop", async () => {
    expect(await twoRequests(shared)).toEqual({
      rendered: 1,
      cacheControl: "public, max-age=0, s-maxage=60, stale-while-revalidate=60",
    });
  });

  it("keeps the times that its route gives", async () => {
    const minute = "public, max-age=60";
    expect(await twoRequests({ "cache-control": minute })).toEqual({
      rendered: 1,
      cacheControl: minute,
    });
  });

  it.each<[string, Record<string, string>]>([
    ["sets a cookie", { "set-cookie": "a=b" }],
    ["depends on a request's header", { vary: "Accept-Language" }],
  ])("isn't shared if it %s", async (_, headers) => {
    expect(await twoRequests({ ...shared, ...headers })).toEqual(unshared);
  });

  it.each([404, 302, 500])("isn't shared when its status is %i", async (status) => {
    expect(await twoRequests(shared, { status })).toEqual(unshared);
  });

  it("isn't shared at an address made for one shopper", async () => {
    expect(await twoRequests(shared, { query: "sent=Q-7K3M9" })).toEqual(unshared);
  });
});

describe("a page whose route says anything else", () => {
  it.each<[Record<string, string>, string]>([
    [{}, "private, no-cache"],
    [{ "cache-control": "no-cache" }, "no-cache"],
    [{ "cache-control": "max-age=60" }, "max-age=60"],
    [{ "cache-control": "private, no-cache" }, "private, no-cache"],
    [{ "cache-control": "no-store" }, "no-store"],
  ])("isn't shared: %j", async (headers, cacheControl) => {
    expect(await twoRequests(headers)).toEqual({ rendered: 2, cacheControl });
  });
});
