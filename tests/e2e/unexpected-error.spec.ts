import { expect, test } from "#tests/support/shop-test.ts";

test("a line that is down is called so, and trying again opens what was asked for", async ({
  page,
  context,
}) => {
  await page.goto("/collections/living-room/stationary-sofa-loveseats?color=gray");
  await context.setOffline(true);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Newest First");
  await expect(page.getByText("You seem to be offline.")).toBeVisible();
  const again = page.getByRole("link", { name: "Try again" });
  await again.click();
  await expect(page.getByText("You seem to be offline.")).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("newest");
  await expect(page).toHaveURL(/\?color=gray&sort=newest$/);
});

test("a page that can't be shown says so at the top, wherever its link was", {
  tag: "@phone",
}, async ({ page, context }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto("/collections/bedroom");
  await context.setOffline(true);
  await page
    .getByRole("link", { name: /^Browse Category/ })
    .first()
    .click();
  const heading = page.getByRole("heading", { name: "Unexpected Application Error!" });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  expect(errors).toEqual([]);
});
