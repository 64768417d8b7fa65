import type { Page } from "@playwright/test";
import { holdBack } from "#tests/support/hold-back.ts";
import { expect, test } from "#tests/support/shop-test.ts";

function field(page: Page) {
  return page.getByRole("combobox", { name: "What are you looking for?" });
}

function options(page: Page) {
  return page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
}

function cards(page: Page) {
  return page.getByRole("region", { name: "Pieces" }).getByRole("article");
}

for (const [query, expected] of [
  ["couch", /Sofa/],
  ["lift chair", /Lift Chair/],
  ["TYPE-C", /Recliner/],
  ["reclner", /Recliner/],
  ["tv stnd", /TV Stand/],
  ["PF-4700-CHO", /Model 4700/],
] as const) {
  test(`“${query}” finds the right products`, { tag: "@desktop" }, async ({ page }) => {
    await page.goto(`/search?${new URLSearchParams({ q: query })}`);
    await expect(cards(page).first().getByRole("heading")).toHaveText(expected);
    await expect(field(page)).toHaveValue(query);
    await expect(page.locator("head meta[name=robots]")).toHaveAttribute(
      "content",
      "noindex, follow",
    );
  });
}

test("a misspelled search shows that its results are guesses", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/search?q=reclner");
  await expect(page.getByText("Nothing here is spelled “reclner”")).toBeVisible();
  await page.goto("/search?q=recliner");
  await expect(page.getByText("Nothing here is spelled")).toHaveCount(0);
});

test("popular searches have results", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/search");
  const popular = page.getByRole("region", { name: "People ask for" }).getByRole("link");
  const addresses = await popular.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href")),
  );
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) {
    await page.goto(address ?? "");
    await expect(cards(page)).not.toHaveCount(0);
    await expect(page.getByText("Nothing here is spelled")).toHaveCount(0);
  }
});

test("filters keep the search, and Back removes them", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/search?q=sofa");
  await page.getByRole("checkbox", { name: /Leather/ }).check();
  await expect(page).toHaveURL("/search?q=sofa&material=leather");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("newest");
  await expect(page).toHaveURL("/search?q=sofa&material=leather&sort=newest");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/search?q=sofa");
  await expect(page.getByRole("checkbox", { name: /Leather/ })).not.toBeChecked();
});

test("a search keeps a price filter at the end of the scale", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/search?q=sofa&max=0");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("newest");
  await expect(page).toHaveURL("/search?q=sofa&max=0&sort=newest");
});

test("a search for the mark of the styles' place is a search like any other", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/search?q=%5Bstyles%5D");
  await expect(page).toHaveTitle("Search results for “[styles]” | Parsons Furniture");
  await expect(page.locator("body")).toHaveCSS("margin", "0px");
});

test.describe("suggestions", () => {
  test("appear while typing, are announced and can be selected with arrow keys", async ({
    page,
  }) => {
    await page.goto("/search");
    await expect(field(page)).toBeFocused();
    const last = page.waitForResponse((response) => response.url().endsWith("?q=lift+ch"));
    await field(page).pressSequentially("lift ch");
    const { suggestions } = await (await last).json();
    const count = suggestions.length;
    await expect(options(page)).toContainText(
      suggestions.map(({ label }: { label: string }) => label),
    );
    await expect(options(page).first()).toHaveText(/Recliners & Lift Chairs/);
    await expect(field(page)).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("status").filter({ hasText: `${count} suggestions` })).toHaveCount(
      1,
    );

    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const second = options(page).nth(1);
    await expect(second).toHaveAttribute("aria-selected", "true");
    await expect(field(page)).toHaveAttribute(
      "aria-activedescendant",
      (await second.getAttribute("id")) ?? "",
    );
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/collections/living-room/recliners-lift-chairs");
  });

  test("Escape closes them, then clears the field; Enter without a selection searches", {
    tag: "@desktop",
  }, async ({ page }) => {
    await page.goto("/search");
    await field(page).pressSequentially("recl");
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue("recl");
    await page.keyboard.press("Escape");
    await expect(field(page)).toHaveValue("");
    await field(page).pressSequentially("ottoman");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=ottoman");
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("can be clicked", { tag: "@essential" }, async ({ page }) => {
    await page.goto("/search");
    await field(page).pressSequentially("4700");
    await options(page).filter({ hasText: "Model 4700" }).click();
    await expect(page).toHaveURL(/\/products\/model-4700/);
  });

  test("a response that replaces the list under the highlight leaves nothing highlighted", {
    tag: "@desktop",
  }, async ({ page }) => {
    const answer = await holdBack(page, /search-suggestions\?q=nights/);
    await page.goto("/search");
    await field(page).fill("mirror");
    await expect(options(page).first()).toHaveText(/Mirror/);
    await field(page).fill("nights");
    await page.keyboard.press("ArrowDown");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    answer.resolve();
    await expect(options(page).first()).toHaveText(/Nightstands/);
    await expect(field(page)).not.toHaveAttribute("aria-activedescendant");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=nights");
  });

  test("a late response never replaces a newer one", { tag: "@desktop" }, async ({ page }) => {
    let releaseLate = () => {};
    const late = new Promise<void>((resolve) => {
      releaseLate = resolve;
    });
    await page.route(/search-suggestions\?q=mirror/, async (route) => {
      await late;
      await route.continue().catch(() => undefined);
    });
    await page.goto("/search");
    const requested = page.waitForRequest(/q=mirror/);
    await field(page).fill("mirror");
    await requested;
    await field(page).fill("nightstand");
    await expect(options(page).first()).toHaveText(/Nightstands/);
    releaseLate();
    await page.waitForLoadState("networkidle");
    await expect(options(page).first()).toHaveText(/Nightstands/);
  });
});

test("an empty result shows a message and offers a custom request with the query", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/search?q=xylophone");
  await expect(
    page.getByRole("heading", { name: "Nothing here matches “xylophone”" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Ask us for it" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: /looking for/ })).toHaveValue(
    "xylophone",
  );
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form works", { tag: "@essential" }, async ({ page }) => {
    await page.goto("/search");
    await field(page).fill("velvet sofa");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=velvet+sofa");
    await expect(cards(page).first().getByRole("heading")).toHaveText(/Velvet/);
  });
});
