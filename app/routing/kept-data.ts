import type { DataStrategyResult } from "react-router";
import { type RouterState, routerState } from "./router-window.ts";

/** Milliseconds after which a page's data is fetched again. */
const keptMs = 5 * 60_000;
/** Pages whose data is kept at most. */
const most = 20;

/** What the loaders of a page's routes returned, by the routes' ids. */
export type Results = Record<string, DataStrategyResult>;

/** The data of pages that were left, by the key of their history entry. */
const leftPages = new Map<string, { results: Results; at: number }>();

/** The data of pages whose links were rested on, by path and query string, since the last navigation. */
const expectedPages = new Map<string, { results: Promise<Results | undefined>; at: number }>();

/** A route's `handle`, exported by pages that show the same data to everyone. */
export const keptOnBack = { keepsData: true };

/**
 * Keeps data that is fetched before a click.
 * @param page the page's path and query string
 * @param results undefined if it can't be shown as it is
 */
export function expectData(page: string, results: Promise<Results | undefined>): void {
  expectedPages.set(page, { results, at: Date.now() });
}

/** Whether a page's data is kept or on its way. */
export function isExpected(page: string): boolean {
  return expectedPages.has(page);
}

/**
 * The data of a page that was left a short time ago, for Back and Forward, or whose link was rested
 * on: it is shown without waiting (rule 17.15). Also keeps the data of the page that is being left.
 *
 * @param href the target of the navigation that has just started
 * @returns the results of the target's loaders, or undefined if they have to be fetched
 */
export async function keptData(href: string): Promise<Results | undefined> {
  const state = routerState();
  if (!state) return undefined;
  keepLeftPage(state);
  const expected = new Map(expectedPages);
  expectedPages.clear();
  const target = state.navigation.location;
  const page = pathOf(new URL(href));
  if (!target || pathOf(target) !== page) return undefined;
  const found = leftPages.get(target.key) ?? expected.get(page);
  return found && found.at > Date.now() - keptMs ? found.results : undefined;
}

function keepLeftPage({ location, matches, loaderData, errors }: RouterState) {
  if (errors || matches.at(-1)?.route.handle !== keptOnBack) return;
  const results = Object.entries(loaderData).map(([id, result]) => [id, { type: "data", result }]);
  leftPages.delete(location.key);
  leftPages.set(location.key, { results: Object.fromEntries(results), at: Date.now() });
  const [oldest = ""] = leftPages.keys();
  if (leftPages.size > most) leftPages.delete(oldest);
}

function pathOf({ pathname, search }: Pick<Location, "pathname" | "search">) {
  return pathname + search;
}
