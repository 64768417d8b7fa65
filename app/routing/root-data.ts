import { useRouteLoaderData } from "react-router";

/** A collection as the menus show it. */
export interface NavCollection {
  slug: string;
  title: string;
  badge: string;
}

/** Data about the site for every page. */
export interface RootData {
  siteUrl: string;
  /** Year when the page was rendered; the browser corrects an old one. */
  year: number;
  collections: NavCollection[];
  /** The opening hours on one line. */
  hours: string;
  /** Texts that change daily, as of rendering the page: when the shop responds, and the date. */
  today: { respondBy: string; date: string };
}

/** The root loader's data, also on error pages; undefined when the root itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}

/** The site's origin, from the `matches` of a route's `meta`; empty if the root failed. */
export function siteUrlOf(matches: readonly unknown[]): string {
  const root = matches[0];
  if (typeof root !== "object" || root === null || !("loaderData" in root)) return "";
  const data = root.loaderData as RootData | undefined;
  return data?.siteUrl ?? "";
}
