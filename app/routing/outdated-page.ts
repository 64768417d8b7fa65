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
 * again where the page stands, and the press is lost; with this it loads the address that was
 * pressed (rule 16.15). What a navigation brings along (a reference just sent) comes too.
 *
 * @param href where the navigation that has just begun leads
 */
export function loadClickedAddress(href: string): void {
  const modules = missingModules(new URL(href).pathname);
  Promise.all(modules.map((module) => import(/* @vite-ignore */ module))).catch(reloadAtTarget);
}

/** Scripts of the routes at a path that are not here yet. */
function missingModules(pathname: string): string[] {
  const { __reactRouterManifest, __reactRouterRouteModules, __reactRouterDataRouter } =
    window as RouterWindow;
  const matches = matchRoutes(__reactRouterDataRouter?.routes ?? [], pathname) ?? [];
  return matches.flatMap(({ route: { id = "" } }) => {
    const module = __reactRouterManifest?.routes[id]?.module;
    return module && !(id in (__reactRouterRouteModules ?? {})) ? [module] : [];
  });
}

/** Puts the pressed address into the history before the page is loaded again, by us or the router. */
function reloadAtTarget() {
  const { __reactRouterDataRouter: router } = window as RouterWindow;
  const target = router?.state.navigation.location;
  // By Back or Forward the address is the pressed one already.
  if (!target || createPath(target) === createPath(location)) return;
  const place = Number(history.state?.idx ?? 0) + 1;
  history.pushState({ usr: target.state, key: target.key, idx: place }, "", createPath(target));
  // The new page begins at its top: this comes after the router's own listener, which notes where the old one stood.
  addEventListener("pagehide", () => {
    history.scrollRestoration = "manual";
    scrollTo(0, 0);
  });
  location.reload();
}
