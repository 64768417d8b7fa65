import { type Location, matchRoutes } from "react-router";

type Routes = Parameters<typeof matchRoutes>[0];

/** The parts of the router's state that are used here. */
export interface RouterState {
  location: Location;
  matches: { route: { handle?: unknown } }[];
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
  navigation: { location?: Location | undefined };
}

/** Where a route's code is, and whether it has data. */
interface ManifestRoute {
  id: string;
  /** Address of its script. */
  module: string;
  /** Addresses of all scripts that one imports. */
  imports?: readonly string[];
  hasLoader: boolean;
}

/** What the router keeps on `window`. */
interface RouterWindow {
  __reactRouterManifest?: { routes: Record<string, ManifestRoute | undefined> };
  __reactRouterRouteModules?: Record<string, unknown>;
  __reactRouterDataRouter?: { routes: Routes; state: RouterState };
}

/** The router's state now; undefined before hydration. */
export function routerState(): RouterState | undefined {
  return routerWindow().__reactRouterDataRouter?.state;
}

/** The routes at a path, from the root on. */
export function routesAt(pathname: string): ManifestRoute[] {
  const { __reactRouterManifest, __reactRouterDataRouter } = routerWindow();
  const matches = matchRoutes(__reactRouterDataRouter?.routes ?? [], pathname) ?? [];
  return matches.flatMap(({ route: { id = "" } }) => __reactRouterManifest?.routes[id] ?? []);
}

/** Whether the code of a route has been loaded. */
export function isLoaded({ id }: ManifestRoute): boolean {
  return id in (routerWindow().__reactRouterRouteModules ?? {});
}

function routerWindow(): RouterWindow {
  return window as RouterWindow;
}
