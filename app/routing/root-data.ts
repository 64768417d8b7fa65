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
