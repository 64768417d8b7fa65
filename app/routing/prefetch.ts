import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from "react-router";
import { cachePrefetched, isPrefetched, type Results } from "./cached-data.ts";
import { isLoaded, routesAt } from "./router-window.ts";

/**
 * Fetches a page's code and data, so that a click on its link can show it at once. If that fails, the
 * click fetches them again.
 *
 * React Router's `PrefetchPageLinks` only leaves the data in the browser's cache, to be asked for
 * and decoded at the click.
 *
 * @param page the page's path and query string
 * @returns settles when the data has arrived or failed
 */
export async function prefetchPage(page: string) {
  const address = new URL(page, location.origin);
  const routes = routesAt(address.pathname);
  for (const { module, imports = [] } of routes.filter((route) => !isLoaded(route))) {
    for (const script of [module, ...imports]) import(/* @vite-ignore */ script).catch(() => {});
  }
  const route = routes.at(-1);
  if (!route?.hasLoader || isPrefetched(page)) return;
  const data = fetchData(address, route.id);
  cachePrefetched(page, data);
  await data;
}

/**
 * The data of a page's own route: the root's never changes. Undefined for a page that is one person's
 * own, which must be as new as the click.
 */
async function fetchData(page: URL, routeId: string): Promise<Results | undefined> {
  const address = new URL(page);
  address.pathname += address.pathname.endsWith("/") ? "_.data" : ".data";
  address.searchParams.set("_routes", routeId);
  try {
    const { ok, headers, body } = await fetch(address);
    const isOwn = /private|no-store/.test(headers.get("cache-control") ?? "");
    if (!ok || isOwn || !body) {
      await body?.cancel();
      return undefined;
    }
    const { value } = await decodeViaTurboStream(body, window);
    return resultsIn(value);
  } catch {
    return undefined;
  }
}

/** The data of all routes; undefined for redirects and errors, which the router fetches itself. */
function resultsIn(decoded: unknown): Results | undefined {
  if (typeof decoded !== "object" || decoded === null) return undefined;
  const results: Results = {};
  for (const [id, route] of Object.entries(decoded)) {
    if (typeof route !== "object" || route === null || !("data" in route)) return undefined;
    results[id] = { type: "data", result: route.data };
  }
  return Object.keys(results).length > 0 ? results : undefined;
}
