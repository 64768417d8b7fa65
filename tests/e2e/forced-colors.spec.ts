import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import {
  freeWindows,
  goToSchedule,
  openBookingPage,
  pickWindow,
} from "#tests/support/booking-page.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

test.use({ contextOptions: { forcedColors: "active" } });

/** Returns a system color as this browser defines it. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    document.body.style.setProperty("caret-color", color);
    return getComputedStyle(document.body).caretColor;
  }, name);

/** Asserts that the control has the system color for selected items. */
async function expectChosen(page: Page, chosen: Locator) {
  await expect(chosen).toHaveCSS("background-color", await systemColor(page, "Highlight"));
}

/** The tile around a radio button. */
const tile = (page: Page, name: string | RegExp) =>
  page.locator("label").filter({ has: page.getByRole("radio", { name }) });

test("in forced colors the preferred contact and the button's edge are visible", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/quote-request?items=1097:2");
  await expectChosen(page, tile(page, "Phone"));
  await tile(page, "Text").click();
  await expectChosen(page, tile(page, "Text"));
  const send = page.getByRole("button", { name: "Request My Quote" });
  await expect(send).toHaveCSS("border-top-width", "1px");
});

test("in forced colors the selected term is visible", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/services/financing");
  await tile(page, "24 months").click();
  await expectChosen(page, tile(page, "24 months"));
});

test("in forced colors a product's color is visible", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/products/model-2500-sofa-chaise");
  const highlight = await systemColor(page, "Highlight");
  await expect(tile(page, "Wheat Beige")).toHaveCSS("border-top-color", highlight);
  await expect(tile(page, "Fog Gray")).not.toHaveCSS("border-top-color", highlight);
});

test("in forced colors the chosen window is visible", { tag: "@desktop" }, async ({ page }) => {
  const [free] = await freeWindows(page);
  if (!free) throw new Error("nothing is free");
  await openBookingPage(page);
  await goToSchedule(page, newShopper());
  await pickWindow(page, free);
  await expectChosen(page, page.getByRole("gridcell", { selected: true }).getByRole("button"));
  await expectChosen(page, tile(page, new RegExp(`^${free.name}`)));
  await page.goBack();
  await page.goBack();
  await expectChosen(page, tile(page, /^Medium/));
});

test("V20: in forced colors the progress of the wizard and the quiz is visible", {
  tag: "@desktop",
}, async ({ page }) => {
  await openBookingPage(page);
  const bar = page.getByRole("progressbar");
  await expect(bar).toHaveCSS("border-top-color", await systemColor(page, "CanvasText"));
  // Styles don't describe what a browser draws inside a progress bar, so check its pixels.
  const { data, info } = await sharp(await bar.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (share: number) => {
    const pixel = Math.floor(info.height / 2) * info.width + Math.floor(info.width * share);
    return [...data.subarray(pixel * info.channels, pixel * info.channels + 3)];
  };
  expect(at(0.1)).not.toEqual(at(0.6));
  await page.goto("/services/financing#quiz");
  const steps = page.locator("#quiz legend").first().locator("span.h-1");
  await expect(steps.first()).toHaveCSS("background-color", await systemColor(page, "Highlight"));
  await expect(steps.last()).toHaveCSS("background-color", await systemColor(page, "GrayText"));
});
