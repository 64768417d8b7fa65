import { useLocation } from "react-router";
import { paths } from "#domain/paths.ts";

/** Whether this page is in a frame of another page of the shop, which has the header and toasts. */
export function useIsFramed(): boolean {
  return useLocation().pathname === paths.priceMatchForm;
}
