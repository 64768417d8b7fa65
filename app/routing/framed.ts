import { useLocation } from "react-router";
import { paths } from "#domain/paths.ts";

/** Whether this page stands in a frame of another page of ours, which has header and messages. */
export function useIsFramed(): boolean {
  // While pages are made at build time, paths end in a slash.
  return useLocation().pathname.replace(/\/$/, "") === paths.priceMatchForm;
}
