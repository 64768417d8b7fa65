import {
  freeWindows,
  goToSchedule,
  nextButton,
  openBookingPage,
  pickWindow,
} from "#tests/support/booking-page.ts";
import { horizontalOverflow } from "#tests/support/page-layout.ts";
import { postBooking } from "#tests/support/posted-booking.ts";
import { newShopper, seedStorage, storedLine } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { sitePages, spanishPages } from "#tests/support/site-pages.ts";

test("no page is wider than 320 px (rule 17.4)", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of [...sitePages, ...spanishPages]) {
    await page.goto(path);
    expect.soft(await horizontalOverflow(page), path).toBe(0);
  }
});

test("no page is wider than a tablet", { tag: "@desktop" }, async ({ page }) => {
  for (const { path } of [...sitePages, ...spanishPages]) {
    await page.goto(path);
    for (const width of [640, 768, 820, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await horizontalOverflow(page), `${path} at ${width} px`).toBe(0);
    }
  }
});

const longWord = "https://www.example.com/a/sofa/".padEnd(180, "abcdefghijklmnopqrstuvwxyz");

test("a word longer than the screen wraps wherever it is shown", { tag: "@phone" }, async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const [free, next] = await freeWindows(page);
  if (!free || !next) throw new Error("nothing is free");
  const booked = await postBooking(page.request, shop.url, {
    fullName: longWord.slice(0, 80),
    addressStreet: longWord.slice(0, 100),
    items: JSON.stringify([{ type: "small", quantity: 1, notes: longWord }]),
    specialInstructions: longWord,
    date: free.date,
    window: free.window,
  });
  const cart = [storedLine("gone", { title: longWord })];
  await seedStorage(page, "parsons-furniture-cart", JSON.stringify(cart));
  for (const path of [booked, `/search?q=${longWord.slice(0, 80)}`, "/quote-request"]) {
    await page.goto(path);
    await expect(page.locator("main")).toContainText(longWord.slice(0, 80));
    expect(await horizontalOverflow(page), path).toBe(0);
  }

  await openBookingPage(page);
  await goToSchedule(page, { ...newShopper(), name: longWord.slice(0, 80) });
  await pickWindow(page, next);
  await nextButton(page).click();
  await page.getByRole("heading", { name: "Final Details" }).waitFor();
  expect(await horizontalOverflow(page)).toBe(0);
});

test("the whole breadcrumb is visible", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/collections/living-room/stationary-sofa-loveseats");
  const here = page.getByRole("navigation", { name: "Breadcrumb" }).locator("[aria-current=page]");
  await expect(here).toBeInViewport({ ratio: 1 });
});

test("V15: on a card at 320 px nothing overlaps or overflows", {
  tag: "@phone",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of sitePages.filter(({ kind }) => kind === "listing" || kind === "piece")) {
    await page.goto(path);
    const faults = await page.evaluate(() => {
      const box = (element: Element) => element.getBoundingClientRect();
      return [...document.querySelectorAll("article")].flatMap((card) => {
        const heart = card.querySelector("button[aria-pressed]");
        const badges = [...card.querySelectorAll("li")];
        const covered = badges.filter((badge) => {
          if (!heart) return false;
          const [a, b] = [box(badge), box(heart)];
          return a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;
        });
        const overflowing = badges.filter((badge) => box(badge).right > box(card).right + 0.5);
        return [
          ...covered.map((badge) => `${badge.textContent} under the heart`),
          ...overflowing.map((badge) => `${badge.textContent} out of the card`),
        ];
      });
    });
    expect.soft(faults, path).toEqual([]);
  }
});
