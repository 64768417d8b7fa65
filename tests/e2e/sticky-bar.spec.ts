import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/shop-test.ts";
import { holdBar, scrollToFoot } from "#tests/support/sticky-bar.ts";

test("the call and text bar shows on phones after 300 px and stays away once dismissed", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/");
  const bar = page.getByRole("complementary", { name: "Call or text the shop" });
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(bar).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 320));
  await expect(bar).toContainText("Ready to save on furniture?");
  await expect(bar.getByRole("link", { name: "Chat" })).toHaveAttribute(
    "href",
    /^sms:\+17135550142/,
  );
  await expect(bar.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+17135550142");
  await bar.getByRole("button", { name: "Hide this bar" }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(bar).toBeHidden();
});

test("the bar appearing during a click doesn't receive it", {
  tag: "@phone",
}, async ({ page }) => {
  const { bar, come } = await scrollBeforeBar(page);
  await page.mouse.down();
  await come();
  await bar.evaluate((shown) => {
    for (const animation of shown.getAnimations()) animation.finish();
  });
  await page.mouse.up();
  await expect(page).toHaveURL(/living-room$/);
});

test("a click while the bar is appearing hits the link under it", { tag: "@phone" }, async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
  const { come } = await scrollBeforeBar(page);
  await come();
  await page.mouse.down();
  await page.mouse.up();
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 1 });
  await expect(page).toHaveURL(/living-room$/);
});

/** Scrolls until the bar is about to appear, with the mouse on a link it will cover. */
async function scrollBeforeBar(page: Page) {
  const held = await holdBar(page);
  await page.goto("/");
  await scrollToFoot(page.locator("#collections").getByRole("link", { name: "Living Room" }));
  await page.mouse.move(180, 700);
  return held;
}
