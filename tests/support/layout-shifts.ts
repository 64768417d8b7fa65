import type { Page } from "@playwright/test";

interface LayoutShift extends PerformanceEntry {
  sources: { node?: Element }[];
}

/**
 * Notes, once the page's fonts are here and shown, what moves by itself from then on. Answers a
 * question: the beginnings of what has moved, up to the last drawn frame. The browser tells only of
 * what is in sight.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(async () => {
    const drawn = async (frames: number) => {
      for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    };
    await document.fonts.ready;
    await drawn(2);
    const moved: string[] = [];
    const keep = (entries: PerformanceEntry[]) => {
      for (const { sources } of entries as LayoutShift[]) {
        moved.push(sources.map(({ node }) => node?.outerHTML?.slice(0, 120)).join(" | "));
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: "layout-shift" });
    Object.assign(window, {
      movedSoFar: async () => {
        await drawn(3);
        keep(observer.takeRecords());
        return moved;
      },
    });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { movedSoFar: () => Promise<string[]> }).movedSoFar(),
    );
}
