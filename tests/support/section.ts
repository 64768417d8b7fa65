import type { Page } from "@playwright/test";

/** How far below the header a section begins, in whole pixels; null where there is none. */
export function gapBelowHeader(page: Page, selector: string): Promise<number | null> {
  return page.evaluate((target) => {
    const header = document.querySelector("[data-site-header]")?.getBoundingClientRect();
    const section = document.querySelector(target)?.getBoundingClientRect();
    return section && header ? Math.round(section.top - header.height) : null;
  }, selector);
}
