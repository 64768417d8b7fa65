import type { Location, matchRoutes } from "react-router";

type Routes = Parameters<typeof matchRoutes>[0];

/** The parts of the router's state that are used here. */
export interface RouterState {
  location: Location;
  matches: { route: { handle?: unknown } }[];
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
  navigation: { location?: Location | undefined };
}

/** What the router keeps on `window`. */
interface RouterWindow {
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
  __reactRouterRouteModules?: Record<string, unknown>;
  __reactRouterDataRouter?: { routes: Routes; state: RouterState };
}

/** The router's state now; undefined before hydration. */
export function routerState(): RouterState | undefined {
  return routerWindow().__reactRouterDataRouter?.state;
}

export function routerWindow(): RouterWindow {
  return window as RouterWindow;
}
