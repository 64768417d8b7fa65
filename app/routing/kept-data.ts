import { createPath, type DataStrategyResult } from "react-router";
import { routerState } from "./router-window.ts";

/** Milliseconds after which a page's data is fetched again. */
const keptMs = 5 * 60_000;
/** Pages whose data is kept at most. */
const most = 20;

type PageData = Readonly<Record<string, unknown>>;

const kept = new Map<string, { data: PageData; at: number }>();

/** A route's `handle`, exported by pages that show the same data to everyone. */
export const keptOnBack = { keepsData: true };

/**
 * The data that a page had when it was left a short time ago, so that Back and Forward show it
 * without waiting for the server (rule 17.15). Also keeps the data of the page that is being left.
 *
 * @param href the target of the navigation that has just started
 * @returns the results of the target's loaders, or undefined if they have to be fetched
 */
export function keptData(href: string): Record<string, DataStrategyResult> | undefined {
  const state = routerState();
  if (!state) return;
  const { location, matches, loaderData, navigation, errors } = state;
  if (!errors && matches.at(-1)?.route.handle === keptOnBack) {
    kept.delete(location.key);
    kept.set(location.key, { data: loaderData, at: Date.now() });
    const [oldest = ""] = kept.keys();
    if (kept.size > most) kept.delete(oldest);
  }
  const target = navigation.location;
  const { pathname, search } = new URL(href);
  if (!target || createPath({ ...target, hash: "" }) !== pathname + search) return;
  const found = kept.get(target.key);
  if (!found || found.at < Date.now() - keptMs) return;
  return Object.fromEntries(
    Object.entries(found.data).map(([id, result]) => [id, { type: "data", result }]),
  );
}
