import { expect, test } from "#tests/support/shop-test.ts";

const page4700 = "/products/model-4700-leather-recliner";

test("shows all measures in inches", async ({ page }) => {
  await page.goto(page4700);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Model 4700 Leather Recliner");
  const details = page.locator("dl").first();
  for (const row of ["Width38 in", "Depth40 in", "Height42 in", "SKUPF-4700-CHO"]) {
    await expect(details).toContainText(row);
  }
  await expect(page.getByRole("link", { name: /^Call for Price/ }).first()).toHaveAttribute(
    "href",
    "tel:+17135550142",
  );
});

test("adds the chosen quantity and shows a toast with a link to the list", {
  tag: "@essential",
}, async ({ page }) => {
  await page.goto(page4700);
  await page.getByRole("button", { name: /^One more/ }).click();
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Add to Cart: Model 4700/ })
    .first()
    .click();
  await expect(page.getByRole("link", { name: "Quote list, 2 items" })).toBeVisible();
  await page.getByRole("link", { name: "View Cart" }).click();
  await expect(page).toHaveURL(/\/quote-request$/);
  await expect(page.getByRole("heading", { name: "2 items" })).toBeVisible();
});

test("every link has a target", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(page4700);
  await expect(page.getByText("Cognac", { exact: true })).toBeVisible();
  await expect(page.locator("a:not([href])")).toHaveCount(0);
});

test("the wishlist keeps a product across a reload", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(page4700);
  await page
    .getByRole("button", { name: /^Add to wishlist: Model 4700/ })
    .first()
    .click();
  await expect(page.getByText("Added to Wishlist")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Wishlist, 1 item" })).toBeVisible();
});

test("an unknown slug gets the 404 page", { tag: "@desktop" }, async ({ page }) => {
  const response = await page.goto("/products/no-such-piece");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
});

test("search engines get the product in its colors without an offer or a rating", {
  tag: "@desktop",
}, async ({ request }) => {
  const html = await (await request.get(page4700)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? "null"),
  );
  const group = blocks.find((block) => block["@type"] === "ProductGroup");
  expect(group).toMatchObject({ name: "Model 4700 Leather Recliner" });
  expect(group.hasVariant).toContainEqual(
    expect.objectContaining({ sku: "PF-4700-CGN", color: "Cognac brown" }),
  );
  expect(JSON.stringify(blocks)).not.toMatch(/Offer|Rating|Review|"price"/);
});

test("sharing without a share sheet copies the URL", { tag: "@desktop" }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(page4700);
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(page4700);
});
