import { type DataStrategyResult, isRouteErrorResponse } from "react-router";
import { routerState } from "#app/routing/router-window.ts";
import { reportOffline, reportOnline } from "./connection.ts";
import { signInAgain } from "./sign-in-again.ts";

/** What the loaders of a page's routes returned, by the routes' ids. */
export type Results = Record<string, DataStrategyResult>;

/** What the page shows, by the ids of its routes, and the address it is for. */
let shown: { page: string; results: Results } | undefined;

/** Remembers what the page shows, for when it can't be fetched again. */
export function rememberShown(matches: readonly { id: string; loaderData: unknown }[]): void {
  const results = matches
    .filter(({ loaderData }) => loaderData !== undefined)
    .map(({ id, loaderData }) => [id, { type: "data", result: loaderData }]);
  shown = { page: pageOf(location), results: Object.fromEntries(results) };
}

/**
 * Keeps the page and what is typed in it when its data can't be fetched again, as the router would
 * replace it by an error.
 */
export async function keepShown(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const askedAt = Date.now();
  const results = await next();
  const failed = Object.values(results).find(({ type }) => type === "error")?.result;
  if (failed === undefined || failed instanceof Response) {
    reportOnline(askedAt);
    return results;
  }
  if (isRouteErrorResponse(failed) && failed.status < 500) {
    reportOnline(askedAt);
    if (failed.status === 401) signInAgain();
    else return results;
  } else if (!request.signal.aborted) reportOffline();
  return keptFor(request.url) ?? (isBeside(request.url) ? empty(results) : results);
}

function keptFor(address: string): Results | undefined {
  return shown?.page === pageOf(new URL(address)) ? shown.results : undefined;
}

/** More rows and search results are fetched beside the page, which can do without them. */
function isBeside(address: string): boolean {
  const isLeaving = routerState()?.navigation.location !== undefined;
  return !isLeaving && pageOf(new URL(address)) !== pageOf(location);
}

function pageOf({ pathname, search }: Pick<Location, "pathname" | "search">): string {
  return pathname + search;
}

function empty(results: Results): Results {
  return Object.fromEntries(Object.keys(results).map((id) => [id, { type: "data", result: null }]));
}
