import type { DataStrategyResult } from "react-router";
import { type RouterState, routerState } from "./router-window.ts";

/** Milliseconds after which the data of a page that was left is fetched again. */
const leftMs = 5 * 60_000;
/** Milliseconds after which data that was fetched before a click is fetched again. */
const prefetchedMs = 60_000;
/** Pages of each kind whose data is cached at most. */
const most = 20;

interface Cached {
  results: Results | Promise<Results | undefined>;
  /** When it becomes too old, in milliseconds. */
  until: number;
}

/** What the loaders of a page's routes returned, by the routes' ids. */
export type Results = Record<string, DataStrategyResult>;

/** The data of pages that were left, by the key of their history entry. */
const leftPages = new Map<string, Cached>();

/** The data of pages fetched before a click, by path and query string. */
const prefetchedPages = new Map<string, Cached>();

/** A route's `handle`, exported by pages that show the same data to everyone. */
export const cachedForBack = { cachesData: true };

/**
 * Caches data that is fetched before a click.
 * @param page the page's path and query string
 * @param results undefined if it can't be shown as it is
 */
export function cachePrefetched(page: string, results: Promise<Results | undefined>): void {
  store(prefetchedPages, page, { results, until: Date.now() + prefetchedMs });
}

/** Whether a page's data is cached or on its way. */
export function isPrefetched(page: string): boolean {
  return isFresh(prefetchedPages.get(page));
}

/**
 * The data of a page that was left a short time ago, for Back and Forward, or that was fetched before
 * the click: it is shown without waiting (rule 17.15). Also caches the data of the page that is being
 * left.
 *
 * @param href the target of the navigation that has just started
 * @returns the results of the target's loaders, or undefined if they have to be fetched
 */
export async function cachedData(href: string): Promise<Results | undefined> {
  const state = routerState();
  if (!state) return undefined;
  cacheLeftPage(state);
  const target = state.navigation.location;
  const page = pathOf(new URL(href));
  if (!target || pathOf(target) !== page) return undefined;
  const found = [leftPages.get(target.key), prefetchedPages.get(page)].find(isFresh);
  prefetchedPages.delete(page);
  return found?.results;
}

function isFresh(cached: Cached | undefined): boolean {
  return cached !== undefined && Date.now() < cached.until;
}

function cacheLeftPage({ location, matches, loaderData, errors }: RouterState) {
  if (errors || matches.at(-1)?.route.handle !== cachedForBack) return;
  const results = Object.entries(loaderData).map(([id, result]) => [id, { type: "data", result }]);
  store(leftPages, location.key, {
    results: Object.fromEntries(results),
    until: Date.now() + leftMs,
  });
}

function store(pages: Map<string, Cached>, key: string, cached: Cached) {
  pages.delete(key);
  pages.set(key, cached);
  const [oldest = ""] = pages.keys();
  if (pages.size > most) pages.delete(oldest);
}

function pathOf({ pathname, search }: Pick<Location, "pathname" | "search">) {
  return pathname + search;
}
