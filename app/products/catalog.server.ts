import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/routing/request-context.server.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";

/** The shop's catalog, for loaders. */
export function catalogFor(context: Readonly<RouterContextProvider>): Catalog {
  return context.get(servicesContext).catalog;
}
