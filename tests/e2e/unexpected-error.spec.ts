import { expect, test } from "#tests/support/shop-test.ts";

test("a connection failure shows a message, and retrying opens the page", {
  tag: "@desktop",
}, async ({ page, context }) => {
  await page.goto("/collections/living-room/stationary-sofa-loveseats?color=gray");
  await context.setOffline(true);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Newest First");
  await expect(page.getByText("You seem to be offline.")).toBeVisible();
  const retry = page.getByRole("link", { name: "Try again" });
  await retry.click();
  await expect(page.getByText("You seem to be offline.")).toBeVisible();
  await context.setOffline(false);
  await retry.click();
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("newest");
  await expect(page).toHaveURL(/\?color=gray&sort=newest$/);
});

test("a page that can't be loaded shows a message at the top, wherever its link was", {
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

test("a product removed meanwhile gets the 404 page, and the site keeps working", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/products/model-4700-leather-recliner");
  await page.route("**/products/*.data*", (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/products\/[\w-]+/, "products/gone"),
    }),
  );
  const products = page
    .locator("main")
    .getByRole("article")
    .getByRole("link", { name: /^Model/ });
  await products.first().click();
  await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Parsons" })).toBeVisible();
});
