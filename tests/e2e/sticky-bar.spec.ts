import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/shop-test.ts";

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

test("a press under way is not taken by the bar that comes meanwhile", {
  tag: "@phone",
}, async ({ page }) => {
  const { bar, come } = await barAboutToCome(page);
  await page.mouse.down();
  await come();
  await bar.evaluate((shown) => {
    for (const animation of shown.getAnimations()) animation.finish();
  });
  await page.mouse.up();
  await expect(page).toHaveURL(/living-room$/);
});

test("a press on its way goes to what was there before the bar", { tag: "@phone" }, async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
  const { come } = await barAboutToCome(page);
  await come();
  await page.mouse.down();
  await page.mouse.up();
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 1 });
  await expect(page).toHaveURL(/living-room$/);
});

/** Scrolls so far that the bar is to come, with the mouse on a link where it will lie. */
async function barAboutToCome(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/sticky-bar-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/");
  const room = page.locator("#collections").getByRole("link", { name: "Living Room" });
  await room.evaluate((link) => link.scrollIntoView({ block: "end" }));
  await page.mouse.move(180, 700);
  const bar = page.getByRole("complementary", { name: "Call or text the shop" });
  const come = async () => {
    release();
    await expect(bar).toBeVisible();
  };
  return { bar, come };
}
