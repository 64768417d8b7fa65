import type { Page } from "@playwright/test";
import { consoleMessages, errorsAndWarnings } from "#tests/support/console-messages.ts";
import { requestQuote } from "#tests/support/desk-requests.ts";
import { signInAs } from "#tests/support/desk-staff.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const listOf = (page: Page) => page.getByRole("navigation", { name: "Leads" });

const rowOf = (page: Page, name: string) => listOf(page).getByRole("link", { name, exact: true });

async function isOpen(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(rowOf(page, name)).toHaveAttribute("aria-current", "page");
  await expect(listOf(page).locator('[data-row-link][aria-current="page"]')).toHaveCount(1);
}

test("on a wide screen the list stays beside the open lead", { tag: "@desktop" }, async ({
  page,
  shop,
  request,
}) => {
  const messages = consoleMessages(page);
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const oldest = await requestQuote(request, "Wanda");
  const middle = await requestQuote(request, "Wanda");
  const latest = await requestQuote(request, "Wanda");
  await page.goto("/desk/inbox?q=wanda");
  await page.getByRole("link", { name: middle.name, exact: true }).click();
  await isOpen(page, middle.name);
  await expect(page).toHaveURL(`/desk/leads/${middle.reference}?q=wanda`);
  await expect(page.getByText("2 of 3")).toBeVisible();

  await rowOf(page, oldest.name).click();
  await isOpen(page, oldest.name);
  await page.goBack();
  await isOpen(page, middle.name);
  await page.reload();
  await isOpen(page, middle.name);
  await expect(listOf(page).locator("[data-row]")).toHaveCount(3);
  await page.getByRole("link", { name: "Previous lead" }).click();
  await isOpen(page, latest.name);
  await expect(page.getByRole("link", { name: "Previous lead" })).toHaveCount(0);

  // What somebody is asked for next takes the place of what they have answered.
  await page.goto(`/desk/leads/${oldest.reference}`);
  await page.getByRole("button", { name: "Answered" }).first().click();
  await expect(rowOf(page, oldest.name)).toHaveCount(0);
  await page.getByRole("link", { name: "Next lead" }).click();
  await expect(page.getByRole("heading", { name: oldest.name, level: 1 })).toHaveCount(0);
  expect(errorsAndWarnings(messages)).toEqual([]);
});

test("the keyboard moves on from the open lead", { tag: "@desktop" }, async ({
  page,
  shop,
  request,
}) => {
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const second = await requestQuote(request, "Kelly");
  const first = await requestQuote(request, "Kelly");
  await page.goto("/desk/inbox?q=kelly");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await isOpen(page, first.name);
  await expect(page.getByRole("heading", { name: first.name, level: 1 })).toBeFocused();
  await page.keyboard.press("j");
  await expect(rowOf(page, second.name)).toBeFocused();
  await page.keyboard.press("Enter");
  await isOpen(page, second.name);
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await isOpen(page, first.name);
  // Where the list isn't shown, the keys are those of the arrows.
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { name: second.name, level: 1 })).toBeVisible();
  await expect(listOf(page)).toBeHidden();
});

test("a click on a row leaves the list as far as it is scrolled", { tag: "@desktop" }, async ({
  page,
  shop,
  request,
}) => {
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const asked = [];
  for (let count = 0; count < 8; count += 1) asked.push(await requestQuote(request, "Scott"));
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto("/desk/inbox?q=scott");
  const last = page.getByRole("link", { name: asked[1]?.name ?? "", exact: true });
  const other = page.getByRole("link", { name: asked[2]?.name ?? "", exact: true });
  await last.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();
  for (const row of [last, other]) {
    await row.click();
    await expect(row).toHaveAttribute("aria-current", "page");
    expect(await last.boundingBox()).toEqual(before);
  }
  // What is opened by an address is in sight too.
  await page.goto(`/desk/leads/${asked[0]?.reference}?q=scott`);
  await expect(rowOf(page, asked[0]?.name ?? "")).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a new request appears beside the open lead, and what is typed stays", {
  tag: "@desktop",
}, async ({ page, shop, request }) => {
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const open = await requestQuote(request, "Nelly");
  await page.goto(`/desk/leads/${open.reference}?q=nelly`);
  await page.getByLabel("Write a note").fill("Has two dogs");
  const arrived = await requestQuote(request, "Nelly");
  await expect(rowOf(page, arrived.name)).toBeVisible();
  await expect(page.getByText("2 of 2")).toBeVisible();
  await expect(page.getByLabel("Write a note")).toHaveValue("Has two dogs");
});

test("a phone shows the lead alone and doesn't fetch the list for it", { tag: "@phone" }, async ({
  page,
  shop,
  request,
}) => {
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const { name, reference } = await requestQuote(request, "Philip");
  await page.goto("/desk/inbox?q=philip");
  const fetched = page.waitForRequest((asked) => asked.url().includes(`/${reference}.data`));
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  const routes = new URL((await fetched).url()).searchParams.get("_routes")?.split(",");
  expect(routes).toContain("routes/lead");
  expect(routes).not.toContain("routes/leads");
  await expect(listOf(page)).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: "Inbox" }).click();
  await expect(page).toHaveURL("/desk/inbox?q=philip");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list stays beside the lead when something was done with it", {
    tag: "@desktop",
  }, async ({ page, shop, request }) => {
    await signInAs(page, shop, "Maribel Cantu", "seller");
    const { name, reference } = await requestQuote(request, "Stella");
    await page.goto("/desk/inbox?q=stella");
    await page.getByRole("link", { name, exact: true }).click();
    await page.getByRole("button", { name: "I'll take it" }).click();
    await expect(page).toHaveURL(`/desk/leads/${reference}?q=stella`);
    await isOpen(page, name);
    await expect(listOf(page).getByText("In hand").last()).toBeVisible();
  });
});
