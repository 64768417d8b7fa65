import type { Page } from "@playwright/test";
import { holdBack } from "#tests/support/hold-back.ts";
import { expect } from "#tests/support/shop-test.ts";
import { sofaListing as listing, test } from "#tests/support/sofa-shop.ts";

const leather = (page: Page) => page.getByRole("checkbox", { name: /^Leather/ });
const gray = (page: Page) => page.getByRole("checkbox", { name: /^Gray/ });
const pageLink = (page: Page, number: number) => page.getByRole("link", { name: `Page ${number}` });

/** What a shopper does before the page's script has loaded, and where it leads to. */
const beforeScript: readonly [what: string, act: (page: Page) => Promise<void>, query: string][] = [
  [
    "a filter and a page",
    async (page) => {
      await leather(page).check();
      await pageLink(page, 2).click({ noWaitAfter: true });
    },
    "?material=leather&size=24&page=2",
  ],
  [
    "two filters and a page",
    async (page) => {
      await leather(page).check();
      await gray(page).check();
      await pageLink(page, 2).click({ noWaitAfter: true });
    },
    "?color=gray&material=leather&size=24&page=2",
  ],
  [
    "a sort order, a filter and a page",
    async (page) => {
      await page.getByLabel("Sort by").selectOption("Newest First");
      await leather(page).check();
      await pageLink(page, 2).click({ noWaitAfter: true });
    },
    "?material=leather&sort=newest&size=24&page=2",
  ],
  [
    "a filter and columns",
    async (page) => {
      await leather(page).check();
      await page.getByRole("link", { name: "5 columns" }).click({ noWaitAfter: true });
    },
    "?material=leather&size=24&columns=5",
  ],
  [
    "a page alone, without waiting for the script",
    async (page) => pageLink(page, 2).click({ noWaitAfter: true }),
    "?size=24&page=2",
  ],
];

/** A browser without script orders them as the form does. */
function parameters(address: string): string[] {
  return [...new URL(address, "https://shop.example").searchParams].map(String).toSorted();
}

for (const [what, act, query] of beforeScript) {
  test(`2S8: ${what}, chosen before the script has loaded`, { tag: "@desktop" }, async ({
    page,
  }) => {
    const script = await holdBack(page, /\/entry\.client-/);
    const opened = page.waitForEvent("domcontentloaded");
    page.goto(`${listing}?size=24`).catch(() => {});
    await opened;
    await act(page);
    script.resolve();
    await expect.poll(() => parameters(page.url())).toEqual(parameters(`${listing}${query}`));
    const number = new URLSearchParams(query).get("page") ?? "1";
    await expect(pageLink(page, Number(number))).toHaveAttribute("aria-current", "page");
    await expect(leather(page)).toBeChecked({ checked: query.includes("leather") });
  });
}

test("2S8: Back while a filter is loading gives it up, also for the next change", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(`${listing}?size=24`);
  await pageLink(page, 2).click();
  await expect(pageLink(page, 2)).toHaveAttribute("aria-current", "page");
  const released = await holdBack(page, /material=leather/);
  await leather(page).check();
  await page.goBack();
  await expect(pageLink(page, 1)).toHaveAttribute("aria-current", "page");
  released.resolve();
  await expect(leather(page)).not.toBeChecked();
  await gray(page).check();
  await expect(page).toHaveURL(/\?color=gray&size=24$/);
  await expect(page.getByRole("link", { name: /^Remove filter/ })).toHaveCount(1);
});

test("2S8: a page size and a page, both still loading, apply", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto(listing);
  const released = await holdBack(page, /\.data\?/);
  await page.getByLabel("Per page").first().selectOption("24");
  await pageLink(page, 2).click();
  released.resolve();
  await expect(page).toHaveURL(/\?size=24&page=2$/);
  await expect(pageLink(page, 2)).toHaveAttribute("aria-current", "page");
});
