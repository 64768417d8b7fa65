import { expect, test } from "#tests/support/shop-test.ts";

test("hovering over a product prefetches it before the click", { tag: "@desktop" }, async ({
  page,
  context,
}) => {
  await page.goto("/collections/living-room/recliners-lift-chairs");
  const product = page.getByRole("link", { name: "Model 4400 Recliner", exact: true });
  const data = page.waitForEvent("requestfinished", (it) => it.url().includes(".data"));
  const script = page.waitForEvent("requestfinished", (it) =>
    /\/assets\/product-[\w-]{8}\.js$/.test(it.url()),
  );
  await product.hover();
  await Promise.all([data, script]);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await product.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Model 4400 Recliner");
});

test("hovering over a filter fetches its listing before the click", { tag: "@desktop" }, async ({
  page,
  context,
}) => {
  await page.goto("/collections/living-room/recliners-lift-chairs");
  const filters = page.getByRole("form", { name: "Filters" });
  const leather = filters.getByRole("checkbox", { name: /^Leather/ });
  const data = page.waitForEvent("requestfinished", (it) => it.url().includes("material=leather"));
  await leather.hover();
  await data;
  await context.setOffline(true);
  await leather.check();
  await expect(page).toHaveURL(/\?material=leather$/);
  await expect(page.getByRole("link", { name: /^Remove.*Leather$/ })).toBeVisible();
});

test("only the product that is rested on or focused is fetched", { tag: "@desktop" }, async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/collections/living-room/recliners-lift-chairs", { waitUntil: "networkidle" });
  await page.mouse.move(1, 1);
  await page.waitForLoadState("networkidle");
  const link = page.getByRole("article").first().getByRole("heading").getByRole("link");
  await link.focus();
  // Anything else would have been fetched before it.
  await expect.poll(() => fetched.filter((url) => url.includes(".data"))).toHaveLength(1);
});
