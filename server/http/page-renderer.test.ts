import { pino } from "pino";
import { createContext, type ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { closedDesk, listeningShop } from "#tests/support/listening-shop.ts";
import { pageRenderer } from "./page-renderer.ts";

/** A build whose every page breaks while it is rendered, as React Router shows it. */
const broken = {
  entry: {
    module: {
      default: (_request: Request, status: number) =>
        new Response("<html><body><h1>Unexpected Application Error!</h1></body></html>", {
          status: Math.max(status, 500),
          headers: { "content-type": "text/html; charset=utf-8" },
        }),
      servicesContext: createContext(),
      nonceContext: createContext(),
      reportErrorContext: createContext(),
      retryAfterContext: createContext(),
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

it("puts the request's id on the page a shopper sees when a page breaks", async () => {
  const render = pageRenderer({
    build: broken,
    services: { leads: { submit: async () => ({ ok: false, errors: {} }) }, delivery: closedDesk },
    config: { siteUrl: "https://shop.example" },
    logger: pino({ level: "silent" }),
  });
  const shop = await listeningShop({ render });
  const answer = await fetch(`${shop.url}/`);
  const page = await answer.text();
  expect(answer.status).toBe(500);
  expect(page).toContain("Unexpected Application Error!");
  expect(page).toContain(`Reference ${answer.headers.get("x-request-id")}`);
  await shop.close();
});
