import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { expect, test } from "#tests/support/shop-test.ts";

/** A shop with only three chairs and no lamps (rule 3.12). */
let shop: RunningShop;

test.beforeAll(async () => {
  shop = await startShop({ CATALOGUE_DIR: "tests/fixtures/catalogue" });
});
test.afterAll(() => shop.stop());

test("a product type without products offers a custom request with the type filled in", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(`${shop.url}/collections/accessories`);
  await page.getByRole("link", { name: "Browse Category: Lamps" }).click();
  await expect(page).toHaveURL(/\?type=lamps#pieces$/);
  const askForIt = page.getByRole("region", { name: "Lamps: ask us for it" });
  await expect(askForIt.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(askForIt).toBeInViewport();
  await expect(askForIt.getByRole("article")).toHaveCount(0);

  await askForIt.getByRole("link", { name: "Ask us for it" }).click();
  const form = page.getByRole("dialog", { name: "Submit Custom Request" });
  await expect(form.getByRole("textbox", { name: /looking for/ })).toHaveValue("Lamps");
  await expect(form.getByRole("combobox", { name: /room/ })).toHaveValue("accessories");

  await page.goBack();
  await expect(form).toBeHidden();
  await expect(askForIt).toBeVisible();
  await askForIt.getByRole("link", { name: "Hide these" }).click();
  await expect(askForIt).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the same offer works on separate pages", { tag: "@desktop" }, async ({ page }) => {
    await page.goto(`${shop.url}/collections/accessories?type=lamps`);
    const askForIt = page.getByRole("region", { name: "Lamps: ask us for it" });
    await askForIt.getByRole("link", { name: "Ask us for it" }).click();
    await expect(page).toHaveURL(/\/custom-request\?collection=accessories&lookingFor=Lamps$/);
    await expect(page.getByRole("textbox", { name: /looking for/ })).toHaveValue("Lamps");
  });
});
