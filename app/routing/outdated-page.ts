import { createPath } from "react-router";
import { pushEntry } from "./history-entry.ts";
import { isLoaded, routerState, routesAt } from "./router-window.ts";

/**
 * Handles a page opened before a deploy, whose route scripts are gone. The router would reload the
 * current address, and the click would be lost; this loads the clicked address instead
 * (rule 16.15), with the navigation's state, such as a new lead's reference.
 *
 * @param href the target of the navigation that has just started
 */
export function loadClickedAddress(href: string): void {
  const missing = routesAt(new URL(href).pathname).filter((route) => !isLoaded(route));
  Promise.all(missing.map(({ module }) => import(/* @vite-ignore */ module))).catch(reloadAtTarget);
}

/** Pushes the clicked address to the history before this code or the router reloads the page. */
function reloadAtTarget() {
  const target = routerState()?.navigation.location;
  // After Back or Forward, the address is already the target.
  if (!target || createPath(target) === createPath(location)) return;
  pushEntry(createPath(target), { usr: target.state, key: target.key });
  // The new page starts at its top. This listener runs after the router's, which stores the old
  // page's scroll position.
  addEventListener("pagehide", () => {
    history.scrollRestoration = "manual";
    scrollTo(0, 0);
  });
  location.reload();
}
