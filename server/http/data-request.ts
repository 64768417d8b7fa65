import { matchRoutes, type ServerBuild } from "react-router";
import type { PageRequest } from "./exchange.ts";

const DATA = /(?:(?<=\/)_)?\.data$/;

/**
 * Tells the requests for a page's data that our own pages make: for the data of all its routes, or
 * of the page's own alone. React Router takes any value of `_routes`, so that one page's data has
 * any number of addresses, most of them without any data.
 * @returns false if an address has another `_routes`
 */
export function ownDataRequests(routes: ServerBuild["routes"]) {
  const pages = Object.values(routes).flatMap((route) => {
    if (!route?.parentId) return [];
    const { id, path } = route;
    return [path === undefined ? { id, index: true as const } : { id, path }];
  });
  return ({ path, query }: Pick<PageRequest, "path" | "query">): boolean => {
    if (!query.includes("_routes")) return true;
    const [asked, ...others] = new URLSearchParams(query).getAll("_routes");
    if (asked === undefined) return true;
    if (others.length > 0 || !DATA.test(path)) return false;
    return matchRoutes(pages, path.replace(DATA, "") || "/")?.at(-1)?.route.id === asked;
  };
}
