import { responseTimeText } from "#formats";
import { facts } from "#shop/facts.ts";
import { expect, test } from "#tests/support/shop-test.ts";

test.describe("on the eve of a closed day @desktop", () => {
  test.beforeEach(async ({ page }) => {
    // Thanksgiving 2026 is a closed day of the demo shop.
    expect(facts.closedDays.map(({ date }) => date)).toContain("2026-11-26");
    await page.clock.setFixedTime("2026-11-25T20:00:00-06:00");
  });

  test("V4: the header shows the day the shop really opens", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("Closed, opens at 9AM on Friday")).toBeVisible();
  });
});

test.describe("on a closed day @desktop", () => {
  test("V4: the header shows that it opens tomorrow, with that day's hours", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-26T12:00:00-06:00");
    await page.goto("/");
    await expect(page.getByText("Closed, opens at 9AM tomorrow")).toBeVisible();
  });
});

test("V4: every page promises a response by the correct day @desktop", async ({ page }) => {
  // The server renders this by its own clock: on most days "within 24 hours".
  const promise = new RegExp(responseTimeText(facts, new Date()), "i");
  for (const path of ["/", "/price-match", "/services/financing", "/delivery-info"]) {
    await page.goto(path);
    await expect(page.getByText(promise).first(), path).toBeAttached();
  }
});
