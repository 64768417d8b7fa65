import { newShopper, openQuotePage, storedLine } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

test("a toast dismissed by keyboard returns the focus to where it was", {
  tag: "@desktop",
}, async ({ page }) => {
  await openQuotePage(page, [storedLine("1097")]);
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill(newShopper().name);
  await page.getByRole("textbox", { name: "Email" }).fill("dana@example.com");
  await page.getByRole("textbox", { name: "Phone" }).fill("(713) 555-0188");
  await page.route("**/quote-request", (route) => route.abort());
  await page.getByRole("button", { name: "Request My Quote" }).press("Enter");
  const dismiss = page.getByRole("button", { name: "Dismiss: Error" });
  await expect(dismiss).toBeVisible();
  await name.focus();
  await dismiss.focus();
  await dismiss.press("Enter");
  await expect(dismiss).toBeHidden();
  await expect(name).toBeFocused();
});
