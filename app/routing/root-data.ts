import { useRouteLoaderData } from "react-router";

/** One room collection as the menus name it. */
export interface NavCollection {
  slug: string;
  title: string;
  badge: string;
}

/** What every page knows about the site. */
export interface RootData {
  siteUrl: string;
  /** Year when the page was rendered, or put in place at start; the browser corrects an old one. */
  year: number;
  collections: NavCollection[];
  /** The opening hours on one line. */
  hours: string;
  /** What is said otherwise on another day, as it was when the page was sent: by when we answer, and the date. */
  today: { respondBy: string; date: string };
}

/** The root loader's data, also on error pages; undefined when the root itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}

/** The site's origin for a route's `meta`, out of its `matches`. */
export function siteUrlOf(matches: readonly unknown[]): string {
  const root = matches[0];
  if (typeof root !== "object" || root === null || !("loaderData" in root)) return "";
  const data = root.loaderData as RootData | undefined;
  return data?.siteUrl ?? "";
}
