import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Dialogs are history entries too: they ask the server for nothing new. */
export function shouldRevalidate({ nextUrl, currentUrl }: ShouldRevalidateFunctionArgs) {
  return nextUrl.pathname !== currentUrl.pathname || nextUrl.search !== currentUrl.search;
}
