import { collections } from "#shop/collections.ts";
import type { NavCollection } from "./root-data.ts";

/** The six collections as menus need them, without their descriptions. */
export const navCollections: NavCollection[] = collections.map(({ slug, title, badge }) => ({
  slug,
  title,
  badge,
}));
