import type { Page } from "@playwright/test";
import { shopFonts } from "./shop-fonts.ts";

interface LayoutShift extends PerformanceEntry {
  sources: { node?: Element }[];
}

/**
 * Records layout shifts once the page's fonts are loaded and shown. Returns a function that returns
 * the start of the HTML of every element that moved, up to the last rendered frame. The browser
 * reports only visible elements.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await shopFonts(page);
  await page.evaluate(async () => {
    const framesRendered = async (frames: number) => {
      for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    };
    await framesRendered(2);
    const moved: string[] = [];
    const record = (entries: PerformanceEntry[]) => {
      for (const { sources } of entries as LayoutShift[]) {
        moved.push(sources.map(({ node }) => node?.outerHTML?.slice(0, 120)).join(" | "));
      }
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: "layout-shift" });
    Object.assign(window, {
      movedSoFar: async () => {
        await framesRendered(3);
        record(observer.takeRecords());
        return moved;
      },
    });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { movedSoFar: () => Promise<string[]> }).movedSoFar(),
    );
}

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
