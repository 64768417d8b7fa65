import type { Browser, Locator, Page } from "@playwright/test";
import { mainThreadTime } from "#tests/support/main-thread-time.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const runs = 5;

/** Elements that the control adds, so that its time is comparable and not just noise. */
const controlElements = 1_000;

/**
 * Times of the main thread as multiples of the control's, as measured when this was written. They
 * depend on the browser's work for a click, not on how fast or busy the machine is.
 */
const measured = { card: 1.95, filter: 1.3 };

test("clicks keep the main thread busy less than twice as long as when it was measured (rule 17.14)", {
  tag: "@desktop",
}, async ({ browser, page }) => {
  const times = { control: [] as number[], card: [] as number[], filter: [] as number[] };
  for (let run = 0; run < runs; run++) {
    times.control.push(await clickControl(browser, page));
    times.card.push(await clickCard(browser, page));
    times.filter.push(await clickFilter(browser, page));
  }
  const control = median(times.control);
  expect(control).toBeGreaterThan(1);
  expect.soft(median(times.card) / control, "card").toBeLessThan(2 * measured.card);
  expect.soft(median(times.filter) / control, "filter").toBeLessThan(2 * measured.filter);
});

async function clickControl(browser: Browser, page: Page) {
  await openListing(page);
  await page.evaluate((count) => {
    document.body.innerHTML = "<button>Add</button>";
    document.querySelector("button")?.addEventListener("click", () => {
      for (let index = 0; index < count; index++) {
        const line = document.body.appendChild(document.createElement("p"));
        line.textContent = `Line ${index}`;
      }
      history.pushState(null, "", "?added");
    });
  }, controlElements);
  const time = await timeOfClick(browser, page, page.getByRole("button"), /added$/);
  await expect(page.getByText(`Line ${controlElements - 1}`)).toBeVisible();
  return time;
}

async function clickCard(browser: Browser, page: Page) {
  await openListing(page);
  const link = page.getByRole("article").nth(1).getByRole("heading").getByRole("link");
  const time = await timeOfClick(browser, page, link, /\/products\//);
  await expect(page.locator("#content").getByRole("heading", { level: 1 })).toBeFocused();
  return time;
}

async function clickFilter(browser: Browser, page: Page) {
  await openListing(page);
  const box = page.getByRole("checkbox", { name: /^Leather/ });
  const time = await timeOfClick(browser, page, box, /material=leather$/);
  await expect(page.getByRole("link", { name: /^Remove.*Leather$/ })).toBeVisible();
  return time;
}

async function openListing(page: Page) {
  await page.goto("/collections/living-room/recliners-lift-chairs", { waitUntil: "networkidle" });
}

/**
 * Time of the main thread until the next page is painted, after the pointer has rested on the target.
 * The page is not looked at meanwhile, as that takes time too.
 */
async function timeOfClick(browser: Browser, page: Page, target: Locator, next: RegExp) {
  await target.hover();
  await page.waitForLoadState("networkidle");
  return mainThreadTime(browser, async () => {
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(next);
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))),
    );
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}
