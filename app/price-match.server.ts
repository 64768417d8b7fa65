import type { RouterContextProvider } from "react-router";
import { servicesContext } from "./entry.server.tsx";

/** The third-party form the owner configured, if there is one (ruling 28). */
export function priceMatchForm(context: Readonly<RouterContextProvider>) {
  return context.get(servicesContext).priceMatchForm;
}
