import { openQuotePage, storedLine } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const estimate = "Your estimate";

test("results follow the fields, and the URL follows both", async ({ page }) => {
  await page.goto("/services/financing");
  const results = page.getByRole("region", { name: estimate });
  await expect(results).toContainText("$105.49");
  await expect(results).toContainText("$1,265.92");
  await expect(results).toContainText("$65.92");
  await expect(results).toContainText("12 monthly payments at 9.99% APR");

  await page.getByRole("textbox", { name: "Furniture total" }).fill("2000");
  await page.getByRole("textbox", { name: "Down payment" }).fill("500");
  await page.getByRole("radio", { name: "24 months" }).check();
  await page.getByRole("textbox", { name: "APR" }).fill("0");
  await expect(results).toContainText("$62.50");
  await expect(results).toContainText("$2,000.00");
  await expect(page).toHaveURL(/\?total=2000&down=500&term=24&apr=0$/);
  await expect(results.getByRole("status")).toHaveText(
    /24 monthly payments of about \$62\.50 at 0% APR, \$2,000\.00 in total/,
  );

  await page.reload();
  await expect(results).toContainText("$62.50");
});

test("the slider moves in quarters and ends at 29.99 (rule 11.11)", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/services/financing");
  const slider = page.getByRole("slider");
  const apr = page.getByRole("textbox", { name: "APR" });
  await expect(apr).toHaveValue("9.99");
  await slider.press("ArrowRight");
  await expect(apr).toHaveValue("10.25");
  await slider.press("End");
  await expect(apr).toHaveValue("29.99");
  await slider.press("ArrowLeft");
  await expect(apr).toHaveValue("29.75");
  await slider.press("Home");
  await expect(apr).toHaveValue("0");
});

test("the schedule is a table that adds up", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/services/financing?total=1200&down=0&term=12&apr=9.99");
  await expect(page.getByRole("img", { name: /principal in each of 12 payments/ })).toBeVisible();
  await page.getByText("All payments, month by month").click();
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(14);
  await expect(rows.nth(12)).toContainText("$105.53");
  await expect(rows.nth(13)).toContainText("$1,265.92");
});

test("a product page links to the calculator with a typed amount", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/products/model-2500-sofa-chaise");
  await page.getByText("What would it cost a month?").click();
  await page.getByRole("textbox", { name: "Price you have in mind" }).fill("1,800");
  await page.getByRole("button", { name: "Calculate" }).click();
  await expect(page).toHaveURL(/\/services\/financing\?total=1%2C800#calculator$/);
  await expect(page.getByRole("region", { name: estimate })).toContainText("$158.24");
  await expect(page.getByRole("textbox", { name: "Furniture total" })).toHaveValue("1,800");
});

test("the cart links to the calculator with an amount, without being sent", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  await openQuotePage(page, [storedLine("1097")]);
  const opened = page.waitForURL(/\/services\/financing/);
  await page.getByText("What would it cost a month?").click();
  await page.getByRole("textbox", { name: "Price you have in mind" }).fill("900");
  await page.getByRole("textbox", { name: "Price you have in mind" }).press("Enter");
  await opened;
  await expect(page).toHaveURL(`${shop.url}/services/financing?total=900#calculator`);
  await expect(page.getByRole("region", { name: estimate })).toContainText("$79.12");
});
