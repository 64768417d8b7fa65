import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/shop-test.ts";

/** Keeps what moves on the page from now on, as the sizes of its shifts. */
async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shifts: number[] = [];
    const keep = (entries: PerformanceEntry[]) => {
      for (const entry of entries) if ("value" in entry) shifts.push(Number(entry.value));
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: "layout-shift" });
    Object.assign(window, {
      shiftsSoFar: async () => {
        // Of frames that have been drawn.
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        keep(observer.takeRecords());
        return shifts;
      },
    });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shiftsSoFar: () => Promise<number[]> }).shiftsSoFar(),
    );
}

for (const height of [740, 915]) {
  test(`nothing moves when the script takes over on a phone ${height} px high`, {
    tag: "@phone",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height });
    const letGo = Promise.withResolvers<void>();
    await page.route(/\/entry\.client-/, async (route) => {
      await letGo.promise;
      await route.continue();
    });
    const watching = new Promise<() => Promise<number[]>>((resolve, reject) => {
      page.once("domcontentloaded", () => {
        watchShifts(page).finally(letGo.resolve).then(resolve, reject);
      });
    });
    await page.goto("/book-delivery");
    const shifts = await watching;
    await expect(page.locator("main form[method=post]")).toHaveCount(0);
    expect(await shifts()).toEqual([]);
  });
}
