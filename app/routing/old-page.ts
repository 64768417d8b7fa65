import { createPath, type Location, matchRoutes } from "react-router";

/** What the router keeps on the window, as far as it is asked here. */
interface RouterWindow {
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
  __reactRouterRouteModules?: Record<string, unknown>;
  __reactRouterDataRouter?: {
    routes: Parameters<typeof matchRoutes>[0];
    state: { navigation: { location?: Location | undefined } };
  };
}

/**
 * A page that was opened before an update asks for scripts that are gone. The router then loads
 * anew where the page stands, and the press is lost; with this it loads the address that was
 * pressed (rule 16.15). What a navigation brings along (a reference just sent) comes too.
 *
 * @param href where the navigation that has just begun leads
 */
export function loadPressedAddress(href: string): void {
  const modules = neededModules(new URL(href).pathname);
  Promise.all(modules.map((module) => import(/* @vite-ignore */ module))).catch(leaveOldPage);
}

/** Scripts of the routes at a path that are not here yet. */
function neededModules(pathname: string): string[] {
  const { __reactRouterManifest, __reactRouterRouteModules, __reactRouterDataRouter } =
    window as RouterWindow;
  const matches = matchRoutes(__reactRouterDataRouter?.routes ?? [], pathname) ?? [];
  return matches.flatMap(({ route: { id = "" } }) => {
    const module = __reactRouterManifest?.routes[id]?.module;
    return module && !(id in (__reactRouterRouteModules ?? {})) ? [module] : [];
  });
}

/** Puts the pressed address into the history before the page is loaded anew, by us or the router. */
function leaveOldPage() {
  const { __reactRouterDataRouter: router } = window as RouterWindow;
  const pressed = router?.state.navigation.location;
  // By Back or Forward the address is the pressed one already.
  if (!pressed || createPath(pressed) === createPath(location)) return;
  const place = Number(history.state?.idx ?? 0) + 1;
  history.pushState({ usr: pressed.state, key: pressed.key, idx: place }, "", createPath(pressed));
  // The new page begins at its top: this comes after the router's own listener, which notes where the old one stood.
  addEventListener("pagehide", () => {
    history.scrollRestoration = "manual";
    scrollTo(0, 0);
  });
  location.reload();
}
