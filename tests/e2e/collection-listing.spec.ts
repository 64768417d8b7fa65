import type { Locator, Page } from "@playwright/test";
import { gapBelowHeader } from "#tests/support/page-layout.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { shownCount } from "#tests/support/shown-count.ts";

const pieces = (page: Page) => page.locator("#pieces");
const cards = (page: Page) => pieces(page).getByRole("article");

const room = "/collections/living-room?type=all";

for (const [address, title] of [
  ["/collections/bedroom?type=beds", "Beds"],
  ["/collections/bedroom?type=all", "Everything in Bedroom"],
  [room, "Everything in Living Room"],
] as const) {
  const type = /type=.*/.exec(address)?.[0] ?? "";

  test.describe(`rule 4.1: ${address}`, { tag: "@desktop" }, () => {
    test("has filters that keep the type, are in the URL, and are removed by Back", async ({
      page,
    }) => {
      await page.goto(`${address}#pieces`);
      const all = await shownCount(pieces(page));
      const { box, name, count } = await narrowingFilter(pieces(page), all);
      await box.check();
      await expect(pieces(page).getByText(piecesText(count), { exact: true })).toBeVisible();
      await expect(page).toHaveURL(
        new RegExp(`\\?${type}&(color|material|availability|feature)=[\\w-]+#pieces$`),
      );
      await expect(page.getByRole("region", { name: title })).toBeInViewport();
      await expect(box).toBeFocused();

      await page.reload();
      await expect(checkbox(pieces(page), name)).toBeChecked();
      await page.goBack();
      await expect(checkbox(pieces(page), name)).not.toBeChecked();
      await expect(pieces(page).getByText(piecesText(all), { exact: true })).toBeVisible();
    });

    test("sorts, and clearing the filters keeps the order", async ({ page }) => {
      await page.goto(`${address}&color=black&sort=price_asc#pieces`);
      await pieces(page).getByRole("link", { name: "Clear all" }).click();
      await expect(page).toHaveURL(`${address}&sort=price_asc#pieces`);
      await pieces(page).getByLabel("Sort by").selectOption("Newest First");
      await expect(page).toHaveURL(`${address}&sort=newest#pieces`);
    });

    test("opens a product in quick view", async ({ page }) => {
      await page.goto(`${address}#pieces`);
      const first = await cards(page).first().getByRole("heading").textContent();
      await cards(page)
        .first()
        .getByRole("link", { name: /^Quick View/ })
        .click();
      await expect(page.getByRole("dialog").getByRole("heading", { level: 3 })).toHaveText(
        first ?? "",
      );
      await page.goBack();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test(`${address} has its filters as a form that keeps the type`, {
      tag: address === room ? [] : "@desktop",
    }, async ({ page }) => {
      await page.goto(address);
      const all = await shownCount(pieces(page));
      const { box, name, count } = await narrowingFilter(pieces(page), all);
      await box.check();
      await pieces(page)
        .getByRole("form", { name: "Filters" })
        .getByRole("button", { name: "Show results" })
        .last()
        .click();
      await expect(page).toHaveURL(new RegExp(`\\?${type}&.*#pieces$`));
      await expect(pieces(page).getByText(piecesText(count), { exact: true })).toBeVisible();
      await expect(checkbox(pieces(page), name)).toBeChecked();
      await pieces(page)
        .getByRole("link", { name: /^Remove filter/ })
        .locator("visible=true")
        .click();
      await expect(page).toHaveURL(`${address}#pieces`);
    });
  });
}

test.describe("rule 4.23: in a section", { tag: "@desktop" }, () => {
  test("every control keeps the section in the address, and only a page goes to its start", async ({
    page,
  }) => {
    const scrolls: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/show-section-")) scrolls.push(page.url());
    });
    await page.goto(`${room}#pieces`);
    const here = pieces(page);
    await here.getByRole("checkbox", { name: /^Black/ }).check();
    await expect(page).toHaveURL(`${room}&color=black#pieces`);
    await here.getByLabel("Sort by").selectOption("Newest First");
    await expect(page).toHaveURL(`${room}&color=black&sort=newest#pieces`);
    await here.getByLabel("To ($)").fill("900");
    await here.getByLabel("To ($)").blur();
    await expect(page).toHaveURL(`${room}&color=black&max=900&sort=newest#pieces`);
    await here.getByRole("link", { name: "Remove filter: Color Black" }).click();
    await expect(page).toHaveURL(`${room}&max=900&sort=newest#pieces`);
    await here.getByRole("link", { name: "Clear all" }).click();
    await expect(page).toHaveURL(`${room}&sort=newest#pieces`);
    await here.getByRole("link", { name: "5 columns" }).click();
    await expect(page).toHaveURL(`${room}&sort=newest&columns=5#pieces`);
    await here.getByLabel("Per page").locator("visible=true").selectOption("24");
    await expect(page).toHaveURL(`${room}&sort=newest&size=24&columns=5#pieces`);
    expect(scrolls).toEqual([]);
    await here.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(`${room}&sort=newest&size=24&columns=5&page=2#pieces`);
    await expect.poll(() => gapBelowHeader(page, "#pieces")).toBe(20);
    await page.goBack();
    await expect(page).toHaveURL(`${room}&sort=newest&size=24&columns=5#pieces`);
    await expect(here.getByRole("link", { name: "Next page" })).toBeInViewport();
  });
});

test.describe("rule 4.23: in the drawer", { tag: "@phone" }, () => {
  test("filters keep the section in the address, also when Back closes it", async ({ page }) => {
    await page.goto(`${room}#pieces`);
    const drawer = page.getByRole("dialog", { name: "Filters" });
    for (const [name, search, leave] of [
      [/^Black/, "&color=black", () => drawer.getByRole("button", { name: /^Show \d/ }).click()],
      [/^Leather/, "&color=black&material=leather", () => page.goBack()],
    ] as const) {
      await pieces(page)
        .getByRole("link", { name: /^Filter/ })
        .click();
      await drawer.getByRole("checkbox", { name }).check();
      await expect(page).toHaveURL(`${room}${search}#pieces`);
      await leave();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(`${room}${search}#pieces`);
    }
  });
});

test.describe("rule 4.23: without script", () => {
  test.use({ javaScriptEnabled: false });

  test("order and pages come back to the section", { tag: "@desktop" }, async ({ page }) => {
    await page.goto(`${room}&size=24`);
    await pieces(page).getByLabel("Sort by").selectOption("Newest First");
    await pieces(page)
      .getByRole("button", { name: "Show results" })
      .locator("visible=true")
      .first()
      .click();
    await expect(page).toHaveURL(/sort=newest.*#pieces$/);
    await pieces(page).getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(/page=2#pieces$/);
  });
});

const piecesText = (count: number) => (count === 1 ? "1 piece" : `${count} pieces`);

/** The first filter that removes some products but not all. */
async function narrowingFilter(part: Locator, all: number) {
  const names = await part
    .getByRole("checkbox")
    .evaluateAll((boxes) =>
      boxes.map((box) => box.closest("label")?.textContent?.replace(/\s+/g, " ").trim() ?? ""),
    );
  for (const text of names) {
    const [, name, digits] = /^(.*?) ?(\d+)$/.exec(text) ?? [];
    const count = Number(digits);
    if (name && count > 0 && count < all) return { box: checkbox(part, name), name, count };
  }
  throw new Error(`No filter narrows the ${all} products: ${names.join(", ")}`);
}

function checkbox(part: Locator, name: string): Locator {
  return part.getByRole("checkbox", { name: new RegExp(`^${name} ?\\d`) });
}
