import type { RouterContextProvider } from "react-router";

/** What loaders get from the router. */
export interface LoaderArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Whether the browser fetches a page's data, because it shows the page without a new document. */
export function isDataRequest({ url }: Request): boolean {
  return new URL(url).pathname.endsWith(".data");
}
