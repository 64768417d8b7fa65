import { useRouteLoaderData } from "react-router";
import type { RootData } from "./root-data.server.ts";

/** What the root's loader returned; undefined where it failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
