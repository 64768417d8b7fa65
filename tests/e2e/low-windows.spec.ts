import type { Page } from "@playwright/test";
import { goToSchedule, openBookingPage } from "#tests/support/booking-page.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { sitePages } from "#tests/support/site-pages.ts";

/** Returns the fixed and sticky elements of the page, except for popovers. */
const stickyElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => {
        const { position, display } = getComputedStyle(element);
        return display !== "none" && ["fixed", "sticky"].includes(position);
      })
      .filter((element) => !element.matches("[popover]"))
      .map((element) => element.outerHTML.slice(0, 100)),
  );

const oneOfEachKind = [...new Map(sitePages.map((page) => [page.kind, page])).values()];

for (const { width, height, name, pages } of [
  { width: 320, height: 256, name: "at 400 % zoom", pages: sitePages },
  { width: 740, height: 360, name: "on a phone on its side", pages: oneOfEachKind },
  { width: 1280, height: 400, name: "in a wide, low window", pages: oneOfEachKind },
]) {
  test(`V2: ${name} no page has sticky elements`, { tag: "@desktop" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const { path } of pages) {
      await page.goto(path);
      await page.evaluate(() => window.scrollTo(0, 400));
      expect.soft(await stickyElements(page), path).toEqual([]);
    }
  });
}

test("V2: the wizard's buttons and the call bar move with the page in a low window (rule 17.12)", {
  tag: "@phone",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator("[data-bottom-bar]")).not.toBeInViewport();
  await page.goto("/");
  await page.evaluate(() => window.scrollTo(0, 900));
  const bar = page.locator("[data-sticky-bar]");
  await expect(bar).toBeAttached();
  await expect(bar).not.toBeInViewport();
  await expect(page.locator("[data-site-header]")).not.toBeInViewport();
});

test("V2: a dialog's header scrolls with it in a low window", { tag: "@phone" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/");
  await page.getByRole("link", { name: "Browse the Collections" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(dialog.getByRole("button", { name: "Close" })).not.toBeInViewport();
});

test("V1: in a window that isn't low, header and bar stay visible", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/book-delivery");
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(page.locator("[data-site-header]")).toBeInViewport();
  await expect(page.locator("[data-bottom-bar]")).toBeInViewport();
});

// The larger font size is added with a style tag, which the page's policy would refuse.
test.describe("larger text", () => {
  test.use({ bypassCSP: true });

  for (const { width, letters: fontSize } of [
    { width: 390, letters: "" },
    { width: 320, letters: "200%" },
  ]) {
    test(`V1: the bar doesn't cover the end of a page, ${width} px wide ${fontSize}`, {
      tag: "@phone",
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      for (const path of ["/book-delivery", "/", "/products/model-2500-sofa-chaise"]) {
        await page.goto(path);
        if (fontSize)
          await page.addStyleTag({ content: `html { font-size: ${fontSize} !important }` });
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        const bar = page.locator("[data-sticky-bar], [data-bottom-bar]");
        await expect(bar).toBeInViewport();
        const last = page.getByRole("contentinfo").getByRole("link").last();
        await expect
          .poll(async () => {
            await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
            const [top, bottom] = await Promise.all([
              bar.evaluate((element) => element.getBoundingClientRect().top),
              last.evaluate((element) => element.getBoundingClientRect().bottom),
            ]);
            return top >= bottom;
          }, path)
          .toBe(true);
      }
    });
  }
});
