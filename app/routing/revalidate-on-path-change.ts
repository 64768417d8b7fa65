import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Revalidates only for a new path or query: dialogs are history entries and need no new data. */
export function shouldRevalidate({ nextUrl, currentUrl }: ShouldRevalidateFunctionArgs) {
  return nextUrl.pathname !== currentUrl.pathname || nextUrl.search !== currentUrl.search;
}
