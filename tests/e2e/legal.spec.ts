import { accessibilityFaults } from "#tests/support/accessibility-faults.ts";
import { consoleMessages } from "#tests/support/console-messages.ts";
import { expect, test } from "#tests/support/shop-test.ts";

for (const path of ["/delivery-info", "/privacy-policy", "/terms-and-conditions"]) {
  test(`${path} has no accessibility fault and logs nothing to the console`, {
    tag: path === "/terms-and-conditions" ? ["@essential", "@desktop"] : "@essential",
  }, async ({ page }) => {
    const messages = consoleMessages(page);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(messages).toEqual([]);
    const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test("the legal pages are dated and link to each other and home", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/privacy-policy");
  await expect(page.getByText("9/22/2025")).toHaveCount(2);
  await page.getByRole("main").getByRole("link", { name: "Terms and Conditions" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms and Conditions");
  await expect(page.getByText("9/22/2025")).toHaveCount(2);
  await page.getByRole("main").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await page.getByRole("main").getByRole("link", { name: "Back to home" }).first().click();
  await expect(page).toHaveURL("/");
});

test("the table of contents scrolls to a section below the header", async ({ page, viewport }) => {
  await page.goto("/terms-and-conditions");
  if ((viewport?.width ?? 0) < 1024) await page.getByText("On this page").first().click();
  await page.getByRole("link", { name: /Disputes/ }).click();
  await expect(page).toHaveURL(/#arbitration$/);
  const heading = page.getByRole("heading", { name: /Disputes/ });
  await expect(heading).toBeInViewport();
  const header = await page.locator("[data-site-header]").boundingBox();
  await expect
    .poll(async () => (await heading.boundingBox())?.y ?? 0)
    .toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});

test("delivery questions open one at a time and close again", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/delivery-info");
  const first = page.getByText(/Typically one to three days after you order/);
  await page.getByText("How soon can you deliver?").click();
  await expect(first).toBeVisible();
  await page.getByText("Can I change the day?").click();
  await expect(first).toBeHidden();
  const second = page.getByText(/up to 24 hours before your delivery/);
  await expect(second).toBeVisible();
  await page.getByText("Can I change the day?").click();
  await expect(second).toBeHidden();
  await expect(page.getByRole("main").getByRole("link", { name: "Book delivery" })).toHaveAttribute(
    "href",
    "/book-delivery",
  );
});

test("the example booking adds up to the total in the rule", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/delivery-info");
  const example = page.getByRole("complementary", { name: "For example" });
  await expect(example).toContainText("Estimated total$370");
});
