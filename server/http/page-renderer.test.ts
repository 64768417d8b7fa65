import type { IncomingMessage } from "node:http";
import { createContext, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { leadServices } from "#tests/support/lead-services.ts";
import { closedBackend, listeningShop } from "#tests/support/listening-shop.ts";
import { noConfirmations } from "#tests/support/no-confirmations.ts";
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
        picturesContext: createContext(),
        nonceContext: createContext(),
        reportErrorContext: createContext(),
        postedLeadContext: createContext(),
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

describe("the page cache", () => {
  /** How often the page is rendered for two requests, one after the other. */
  async function rendersForTwoRequests(
    headers: Record<string, string>,
    status = 200,
  ): Promise<number> {
    let rendered = 0;
    const render = rendererOf(() => {
      rendered += 1;
      return new Response("<html></html>", { status, headers: { ...html, ...headers } });
    });
    const response = renderedPages({ render });
    const request = { headers: {} } as IncomingMessage;
    const exchange = { request, id: "1", method: "GET", path: "/", query: "" } as const;
    await response(exchange);
    await response(exchange);
    return rendered;
  }

  it("keeps a page that may be shared", async () => {
    expect(await rendersForTwoRequests({})).toBe(1);
    expect(await rendersForTwoRequests({ "cache-control": "no-cache" })).toBe(1);
  });

  it.each<Record<string, string>>([
    { "cache-control": "private, no-cache" },
    { "cache-control": "no-store" },
    { "set-cookie": "a=b" },
  ])("doesn't keep a page with %j, which is for one shopper only", async (headers) => {
    expect(await rendersForTwoRequests(headers)).toBe(2);
  });

  it("doesn't keep error pages", async () => {
    expect(await rendersForTwoRequests({}, 404)).toBe(2);
  });
});
