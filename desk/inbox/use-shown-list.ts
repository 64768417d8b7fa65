import { useRouteLoaderData } from "react-router";
import type { InboxData } from "./loader.server.ts";

/** The list that the page shows, alone or beside a lead; undefined where there is none. */
export function useShownList(): InboxData | undefined {
  return useRouteLoaderData<InboxData>("routes/leads");
}
