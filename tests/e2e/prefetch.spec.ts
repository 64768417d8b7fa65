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

const listing = "/collections/living-room/recliners-lift-chairs";

test("on a good line, products in view are fetched from the first move on", async ({ page }) => {
  const fetched: string[] = [];
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/products\/.*\.data$/.test(pathname)) fetched.push(pathname);
  });
  await page.goto(listing, { waitUntil: "networkidle" });
  expect(fetched).toEqual([]);
  await page.mouse.move(1, 1);
  const first = page.getByRole("article").first().getByRole("heading").getByRole("link");
  await expect.poll(() => fetched).toContain(`${await first.getAttribute("href")}.data`);
  await page.waitForLoadState("networkidle");
  expect(fetched.length).toBeLessThan(await page.getByRole("article").count());
  expect(new Set(fetched).size).toBe(fetched.length);
});

for (const line of [{ saveData: true }, { effectiveType: "3g" }]) {
  test(`products in view are not fetched with ${JSON.stringify(line)}`, async ({ page }) => {
    await page.addInitScript((given) => {
      const connection = { effectiveType: "4g", saveData: false, ...given };
      Object.defineProperty(navigator, "connection", { value: connection });
    }, line);
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.goto(listing, { waitUntil: "networkidle" });
    await page.mouse.move(1, 1);
    await page.waitForLoadState("networkidle");
    const link = page.getByRole("article").first().getByRole("heading").getByRole("link");
    await link.focus();
    // What has the focus is fetched on any line, so anything else would have been before it.
    await expect.poll(() => fetched.filter((url) => url.includes(".data"))).toHaveLength(1);
  });
}
