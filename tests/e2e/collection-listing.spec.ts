import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/shop-test.ts";

const pieces = (page: Page) => page.locator("#pieces");
const cards = (page: Page) => pieces(page).getByRole("article");

for (const [address, title] of [
  ["/collections/bedroom?type=beds", "Beds"],
  ["/collections/bedroom?type=all", "Everything in Bedroom"],
  ["/collections/living-room?type=all", "Everything in Living Room"],
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
        new RegExp(`\\?${type}&(color|material|availability|feature)=[\\w-]+$`),
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
      await expect(page).toHaveURL(`${address}&sort=price_asc`);
      await pieces(page).getByLabel("Sort by").selectOption("Newest First");
      await expect(page).toHaveURL(`${address}&sort=newest`);
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

    test(`${address} has its filters as a form that keeps the type`, async ({ page }) => {
      await page.goto(address);
      const all = await shownCount(pieces(page));
      const { box, name, count } = await narrowingFilter(pieces(page), all);
      await box.check();
      await pieces(page)
        .getByRole("form", { name: "Filters" })
        .getByRole("button", { name: "Show results" })
        .last()
        .click();
      await expect(page).toHaveURL(new RegExp(`\\?${type}&`));
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

const piecesText = (count: number) => (count === 1 ? "1 piece" : `${count} pieces`);

async function shownCount(part: Locator): Promise<number> {
  const text = await part
    .getByText(/^[\d,]+ pieces?$/)
    .first()
    .textContent();
  return Number(text?.replace(/\D/g, ""));
}

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
