import type { Page } from "@playwright/test";
import { requestQuote } from "#tests/support/desk-requests.ts";
import { signInAs } from "#tests/support/desk-staff.ts";
import { holdBack } from "#tests/support/hold-back.ts";
import { expect, test } from "#tests/support/shop-test.ts";

/** Milliseconds after which something appears that is in the document already, and how it waits. */
const waitOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) =>
    element.getAnimations().map(({ effect }) => {
      const { delay, fill } = effect?.getTiming() ?? {};
      return { delay, fill };
    }),
  );

test("still blocks stand in for a lead that takes more than 0.4 s, not earlier", async ({
  page,
  shop,
  request,
}) => {
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const { name } = await requestQuote(request, "Lottie");
  await page.goto("/desk/inbox?q=lottie");
  const answers = await holdBack(page, "**/desk/leads/*.data*");
  await page.getByRole("link", { name, exact: true }).click();
  const blocks = page.locator("[data-blocks]");
  await blocks.waitFor({ state: "attached" });
  // Unseen until then, and not animated afterwards.
  expect(await waitOf(page, "[data-blocks]")).toEqual([{ delay: 400, fill: "backwards" }]);
  await expect(blocks).toBeVisible();
  // On a wide screen the list stays beside them.
  const isWide = (page.viewportSize()?.width ?? 0) >= 1280;
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible({ visible: isWide });
  answers.resolve();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(blocks).toHaveCount(0);
});

test("another list's rows give way to blocks, and its tabs stay", async ({
  page,
  shop,
  request,
}) => {
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const { name } = await requestQuote(request);
  const row = page.getByRole("link", { name, exact: true });
  await expect(row).toBeVisible();
  const answers = await holdBack(page, "**/desk/inbox.data*");
  await page.getByRole("link", { name: /^Lost/ }).click();
  await expect(row).toBeHidden();
  await expect(page.getByRole("link", { name: /^Lost/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
  answers.resolve();
  // Other tests may have lost leads, so that the list needn't be empty.
  await expect(page).toHaveURL(/view=lost/);
  await expect(row).toHaveCount(0);
});
