import { createPath } from "react-router";
import { shopperPage } from "#domain/paths.ts";
import { routerState } from "./router-window.ts";

/**
 * Whether one of both pages is private and the other isn't. They never share a document: a public
 * one may run third parties' scripts, and the policies of both differ (rule 16.8).
 */
export function needsOwnDocument(path: string, shown: string): boolean {
  return shopperPage(path) !== shopperPage(shown);
}

/**
 * Loads the document of a navigation's target if it can't be shown in this one. Links between such
 * pages aren't navigations of the router; this is for all others.
 *
 * @returns never settles while the document is loading
 */
export async function loadOwnDocument(): Promise<void> {
  const state = routerState();
  const target = state?.navigation.location;
  if (!target || !needsOwnDocument(target.pathname, state.location.pathname)) return;
  const address = createPath(target);
  // After Back or Forward, the address is already the target.
  if (address === createPath(location)) location.reload();
  else location.assign(address);
  await new Promise(() => {});
}
