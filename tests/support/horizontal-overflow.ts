import type { Page } from "@playwright/test";

/**
 * Returns how many pixels a page is wider than the screen; a phone's `innerWidth` would grow with
 * it.
 */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
