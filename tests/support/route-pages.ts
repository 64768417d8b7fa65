import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { ServerBuild } from "react-router";
import * as entry from "#app/entry.server.tsx";
import * as root from "#app/root.tsx";
import configured from "#app/routes.ts";
import { type PageRenderer, pageRenderer } from "#server/http/page-renderer.ts";
import type { Services } from "#server/services/page-services.ts";
import { silent } from "./test-backend.ts";

/** The modules of all routes, by path. */
const routeModules = import.meta.glob<object>("../../app/routes/*.{ts,tsx}");

/** Every route of the site. */
export const siteRoutes = (await configured) as readonly RouteConfigEntry[];

const siteUrl = "https://shop.example";
// As `server/main.ts` does.
process.env.SITE_URL = siteUrl;

/** A rendered page without markup, for testing status and headers. */
const page: typeof entry.default = async (_request, status, headers) => {
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response("<html></html>", { status, headers });
};

/**
 * Renders every page of the site on these services: real root, loaders and headers, run by the real
 * router.
 * @param added modules of additional routes, by path
 */
export async function routePages(
  services: Services,
  added: Readonly<Record<string, object>> = {},
): Promise<PageRenderer> {
  const modules = await Promise.all(
    siteRoutes.map(async ({ path = "", file }) => {
      const load = routeModules[`../../app/${file}`];
      if (!load) throw new Error(`There is no app/${file}.`);
      return [path, await load()] as const;
    }),
  );
  const routes = [...modules, ...Object.entries(added)].map(([path, module]) => [
    path,
    { id: path, parentId: "root", module, ...(path === "" ? { index: true } : { path }) },
  ]);
  const build = {
    entry: { module: { ...entry, default: page } },
    routes: {
      root: { id: "root", path: "", module: root },
      ...Object.fromEntries(routes),
    },
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
    services,
    config: { siteUrl },
    logger: silent,
  });
}
