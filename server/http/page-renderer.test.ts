import type { IncomingMessage } from "node:http";
import { createContext, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { silent } from "#tests/support/lead-desk.ts";
import { leadServices } from "#tests/support/lead-services.ts";
import { closedDesk, listeningShop } from "#tests/support/listening-shop.ts";
import { noConfirmations } from "#tests/support/no-confirmations.ts";
import { type PageRenderer, pageRenderer } from "./page-renderer.ts";
import { renderedPages } from "./rendered-pages.ts";

/** Renders every page as the given function answers, as if React Router had. */
function rendererOf(answer: (status: number) => Response): PageRenderer {
  const build = {
    entry: {
      module: {
        default: (_request: Request, status: number) => answer(status),
        servicesContext: createContext(),
        nonceContext: createContext(),
        reportErrorContext: createContext(),
        postedContext: createContext(),
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
      delivery: closedDesk,
      confirmations: noConfirmations,
    },
    config: { siteUrl: "https://shop.example" },
    logger: silent,
  });
}

const html = { "content-type": "text/html; charset=utf-8" };

it("puts the request's id on the page a shopper sees when a page breaks", async () => {
  const render = rendererOf(
    (status) =>
      new Response("<html><body><h1>Unexpected Application Error!</h1></body></html>", {
        status: Math.max(status, 500),
        headers: html,
      }),
  );
  const shop = await listeningShop({ render });
  const answer = await fetch(`${shop.url}/`);
  const page = await answer.text();
  expect(answer.status).toBe(500);
  expect(page).toContain("Unexpected Application Error!");
  expect(page).toContain(`Reference ${answer.headers.get("x-request-id")}`);
  await shop.close();
});

describe("a page is kept for others who ask for its address", () => {
  /** How often the page is rendered for two visitors, one after the other. */
  async function renderedForTwo(headers: Record<string, string>, status = 200): Promise<number> {
    let rendered = 0;
    const render = rendererOf(() => {
      rendered += 1;
      return new Response("<html></html>", { status, headers: { ...html, ...headers } });
    });
    const answer = renderedPages({ render });
    const request = { headers: {} } as IncomingMessage;
    const exchange = { request, id: "1", method: "GET", path: "/", query: "" } as const;
    await answer(exchange);
    await answer(exchange);
    return rendered;
  }

  it("when it says nothing against it", async () => {
    expect(await renderedForTwo({})).toBe(1);
    expect(await renderedForTwo({ "cache-control": "no-cache" })).toBe(1);
  });

  it.each<Record<string, string>>([
    { "cache-control": "private, no-cache" },
    { "cache-control": "no-store" },
    { "set-cookie": "a=b" },
  ])("but never with %j: it is one visitor's own", async (headers) => {
    expect(await renderedForTwo(headers)).toBe(2);
  });

  it("but never when it is no good answer", async () => {
    expect(await renderedForTwo({}, 404)).toBe(2);
  });
});
