import { devices } from "@playwright/test";
import { holdBack } from "#tests/support/hold-back.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { shownCount } from "#tests/support/shown-count.ts";

const listing = "/collections/living-room/recliners-lift-chairs";
/** Products on a page, unless another number is chosen. */
const pageSize = 48;

test.describe("filters in the panel", { tag: "@desktop" }, () => {
  test("a filter narrows the listing, is in the URL, survives a reload, and Back removes it", {
    tag: "@essential",
  }, async ({ page }) => {
    await page.goto(listing);
    const all = await shownCount(page);
    await expect(cards(page)).toHaveCount(Math.min(all, pageSize));
    await page.getByRole("checkbox", { name: /^Leather/ }).check();
    await expect(page).toHaveURL(/\?material=leather$/);
    await expect(page.getByRole("link", { name: /Remove filter: Material/ })).toBeVisible();
    const counted = await shownCount(page);
    expect(counted).toBeGreaterThan(0);
    expect(counted).toBeLessThan(all);
    await expect(cards(page)).toHaveCount(Math.min(counted, pageSize));

    await page.reload();
    await expect(page.getByRole("checkbox", { name: /^Leather/ })).toBeChecked();
    await page.goBack();
    await expect(page.getByRole("checkbox", { name: /^Leather/ })).not.toBeChecked();
    await expect.poll(() => shownCount(page)).toBe(all);
    await expect(cards(page)).toHaveCount(Math.min(all, pageSize));
  });

  test("each filter has a chip that removes it; Clear all removes all filters", async ({
    page,
  }) => {
    await page.goto(`${listing}?color=black&material=leather&sort=newest`);
    await page.getByRole("link", { name: "Remove filter: Color Black" }).click();
    await expect(page).toHaveURL(/\?material=leather&sort=newest$/);
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect(page).toHaveURL(/\?sort=newest$/);
  });

  test("an option without results shows 0 and stays focusable", async ({ page }) => {
    await page.goto(`${listing}?material=velvet&color=white`);
    const option = page.getByRole("checkbox", { name: /^Modular 0$/ });
    await expect(option).toBeEnabled();
  });

  test("a second change is added to the one in flight", async ({ page }) => {
    await page.goto(listing);
    const released = await holdBack(page, /\.data\?/);
    await page.getByRole("checkbox", { name: /^Leather/ }).check();
    await page.getByLabel("Sort by").selectOption("Newest First");
    released.resolve();
    await expect(page).toHaveURL(/\?material=leather&sort=newest$/);
    await expect(page.getByLabel("Sort by")).toHaveValue("newest");
    await expect(page.getByRole("checkbox", { name: /^Leather/ })).toBeChecked();
  });

  test("clicking a chip or columns keeps a filter in flight", async ({ page }) => {
    await page.goto(`${listing}?color=black`);
    const released = await holdBack(page, /\.data\?/);
    await page.getByRole("checkbox", { name: /^Leather/ }).check();
    await page.getByRole("link", { name: "5 columns" }).click();
    await page.getByRole("link", { name: "Remove filter: Color Black" }).click();
    released.resolve();
    await expect(page).toHaveURL(/\?material=leather&columns=5$/);
    await expect(page.getByRole("checkbox", { name: /^Leather/ })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /^Black/ })).not.toBeChecked();
  });

  test("a typed price range applies on leaving the field; call for price stays in", async ({
    page,
  }) => {
    await page.goto(listing);
    const all = await cards(page).count();
    await page.getByLabel("From ($)").fill("700");
    await page.getByLabel("From ($)").blur();
    await expect(page).toHaveURL(/\?min=700$/);
    await expect(cards(page)).toHaveCount(all);
    await expect(page.getByRole("link", { name: /Remove filter: Price/ })).toBeVisible();
  });

  for (const [search, from, to] of [
    ["?max=0", "", "0"],
    ["?min=5000", "5000", ""],
    ["?color=black&min=5000", "5000", ""],
    ["?min=6000", "6000", ""],
    ["?min=abc", "abc", ""],
    ["?max=-5", "", "-5"],
    ["?min=5000&max=5000", "5000", ""],
  ] as const) {
    test(`${search} is kept on load and by the next change`, async ({ page }) => {
      await page.goto(`${listing}${search}`);
      await expect(page.getByLabel("From ($)")).toHaveValue(from);
      await expect(page.getByLabel("To ($)")).toHaveValue(to);
      await page.getByLabel("Sort by").selectOption("Newest First");
      await expect(page).toHaveURL(`${listing}${search}&sort=newest`);
    });
  }

  test("G1: a price stays as typed; an invalid one shows an error and doesn't filter", async ({
    page,
  }) => {
    await page.goto(listing);
    const [from, to] = [page.getByLabel("From ($)"), page.getByLabel("To ($)")];
    for (const typed of ["abc", "-5", "1.200"]) {
      await from.fill(typed);
      await from.press("Enter");
      await expect(from).toHaveValue(typed);
      await expect(from).toHaveAccessibleDescription(/From \(\$\): .*Please type/);
      await expect(page).toHaveURL(listing);
    }
    await from.fill("$12.70");
    await from.press("Enter");
    await expect(page).toHaveURL(`${listing}?min=12`);
    await expect(from).toHaveValue("$12.70");
    await expect(from).not.toHaveAttribute("aria-invalid");
    await to.fill("9999");
    await to.press("Enter");
    await expect(to).toHaveValue("9999");
    await expect(to).toHaveAccessibleDescription(/ends at \$5,000/);
    await expect(page).toHaveURL(`${listing}?min=12`);
  });

  test("G1: the server reads a price if the code for it can't be fetched", async ({ page }) => {
    await page.route(/typed-prices/, (route) => route.abort());
    await page.goto(listing);
    const from = page.getByLabel("From ($)");
    await from.fill("$1,200");
    await from.press("Enter");
    await expect(
      page.getByRole("link", { name: /^Remove filter: Price .*1,200/ }).first(),
    ).toBeVisible();
    await expect(from).toHaveValue("$1,200");
    await from.fill("abc");
    await from.press("Enter");
    await expect(from).toHaveAccessibleDescription(/From \(\$\): .*Please type/);
    await expect(from).toHaveValue("abc");
  });

  test("prices in the wrong order are swapped once both are typed", async ({ page }) => {
    await page.goto(listing);
    const [from, to] = [page.getByLabel("From ($)"), page.getByLabel("To ($)")];
    await from.fill("150");
    await to.fill("99");
    await to.blur();
    await expect(page).toHaveURL(`${listing}?min=99&max=150`);
    await expect(from).toHaveValue("99");
    await expect(to).toHaveValue("150");
    await from.fill("2000");
    await to.fill("3000");
    await to.blur();
    await expect(page).toHaveURL(`${listing}?min=2000&max=3000`);
  });
});

test.describe("the filter drawer", { tag: "@phone" }, () => {
  test("Back closes it and leaves the listing as it was", async ({ page }) => {
    await page.goto(listing);
    await page.getByRole("link", { name: "Filter" }).click();
    await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog", { name: "Filters" })).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${listing}$`));
  });

  test("checked filters stay when Back closes it", async ({ page }) => {
    await page.goto(listing);
    await page.getByRole("link", { name: "Filter" }).click();
    const drawer = page.getByRole("dialog", { name: "Filters" });
    await drawer.getByRole("checkbox", { name: /^Leather/ }).check();
    await drawer.getByRole("checkbox", { name: /^Black/ }).check();
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\?color=black&material=leather$/);
    await expect(page.getByRole("link", { name: "Filter (2)" })).toBeVisible();
  });

  test("closing the drawer keeps the filters, and one Back undoes them", async ({ page }) => {
    await page.goto(listing);
    await page.getByRole("link", { name: "Filter" }).click();
    const drawer = page.getByRole("dialog", { name: "Filters" });
    await drawer.getByRole("checkbox", { name: /^Leather/ }).check();
    await expect(page).toHaveURL(/material=leather/);
    await drawer.getByRole("checkbox", { name: /^Black/ }).check();
    await drawer.getByRole("button", { name: /^Show \d+ piece/ }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\?color=black&material=leather$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${listing}$`));
  });
});

test("an empty result offers to clear filters or to send a custom request (rule 4.20)", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(`${listing}?material=wood&color=white`);
  const pieces = page.getByRole("region", { name: "Pieces" });
  await pieces.getByRole("link", { name: "Ask us for it" }).click();
  await expect(page.getByRole("textbox", { name: /looking for/ })).toHaveValue(
    "Recliners & Lift Chairs",
  );
  await page.goBack();
  await pieces.getByRole("link", { name: "Show everything" }).click();
  await expect(pieces.getByRole("article")).not.toHaveCount(0);
  await expect(page).toHaveURL(listing);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filters are a form, and controls that need script are missing", {
    tag: "@essential",
  }, async ({ page }) => {
    await page.goto(`${listing}?sort=newest`);
    await page.getByRole("checkbox", { name: /^Leather/ }).check();
    await page
      .getByRole("form", { name: "Filters" })
      .getByRole("button", { name: "Show results" })
      .last()
      .click();
    await expect(page).toHaveURL(/material=leather/);
    await expect(page).toHaveURL(/sort=newest/);
    await expect(page.getByRole("link", { name: /^Quick View/ })).toHaveCount(0);
    await expect(
      page.getByRole("link", { name: /Remove filter: Material Leather/ }).locator("visible=true"),
    ).toHaveCount(1);
  });

  test("a price at the end of the scale is in its field", { tag: "@desktop" }, async ({ page }) => {
    await page.goto(`${listing}?max=0`);
    await expect(page.getByLabel("To ($)").locator("visible=true")).toHaveValue("0");
  });

  test("G1: an unreadable price comes back as typed with an error", { tag: "@desktop" }, async ({
    page,
  }) => {
    await page.goto(`${listing}?min=abc`);
    const from = page.getByLabel("From ($)").locator("visible=true");
    await expect(from).toHaveValue("abc");
    await expect(from).toHaveAccessibleDescription(/couldn't read that as an amount/);
  });

  test("Add to Cart opens the quote page with the product on it", async ({ page }) => {
    await page.goto(listing);
    await page
      .getByRole("button", { name: /^Add to Cart/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/quote-request\?items=\d+%3A1$/);
  });
});

test("a listing's URL shows the same products to another shopper", { tag: "@desktop" }, async ({
  browser,
  page,
  baseURL,
}) => {
  const address = `${listing}?material=leather&sort=newest`;
  await page.goto(address);
  const titles = await page.getByRole("article").getByRole("heading").allTextContents();
  const other = await browser.newPage({ ...devices["Desktop Chrome"], baseURL });
  await other.goto(address);
  expect(await other.getByRole("article").getByRole("heading").allTextContents()).toEqual(titles);
  await other.close();
});

function cards(page: import("@playwright/test").Page) {
  return page.getByRole("region", { name: "Pieces" }).getByRole("article");
}
