import { holdBack } from "#tests/support/hold-back.ts";
import { watchShifts } from "#tests/support/page-layout.ts";
import { expect, test } from "#tests/support/shop-test.ts";

for (const height of [740, 915]) {
  test(`nothing moves on hydration on a phone ${height} px high`, {
    tag: "@phone",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height });
    const script = await holdBack(page, /\/entry\.client-/);
    const watching = new Promise<() => Promise<string[]>>((resolve, reject) => {
      page.once("domcontentloaded", () => {
        watchShifts(page).finally(script.resolve).then(resolve, reject);
      });
    });
    await page.goto("/book-delivery");
    const shifts = await watching;
    await expect(page.locator("main form[method=post]")).toHaveCount(0);
    expect(await shifts()).toEqual([]);
  });
}
