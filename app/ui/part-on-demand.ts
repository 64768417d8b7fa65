import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/**
 * A part that only some of a route's pages have. Its code is fetched before hydration if the opened
 * page has the part, so that the page is never shown without it, and otherwise with the first page
 * that shows it (decision 004).
 * @param id id of an element of the part
 */
export async function partOnDemand<Props>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): Promise<ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>> {
  return import.meta.env.SSR || document.getElementById(id) ? (await load()).default : lazy(load);
}

/** Fetches a part's code for the next page; a failure shows when the part is needed. */
export function fetchPart(load: () => Promise<unknown>): void {
  load().catch(() => {});
}
