import type { Page } from "@playwright/test";

/**
 * Returns how far below the header a section starts, in whole pixels; null if there is no such
 * section.
 */
export function gapBelowHeader(page: Page, selector: string): Promise<number | null> {
  return page.evaluate((target) => {
    const header = document.querySelector("[data-site-header]")?.getBoundingClientRect();
    const section = document.querySelector(target)?.getBoundingClientRect();
    return section && header ? Math.round(section.top - header.height) : null;
  }, selector);
}
