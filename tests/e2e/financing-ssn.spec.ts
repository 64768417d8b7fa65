import { join } from "node:path";
import type { Page } from "@playwright/test";
import Database from "better-sqlite3";
import {
  fillWhat,
  fillWho,
  getOptions,
  openQuiz,
  usualChoices,
} from "#tests/support/financing-quiz.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const randomId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

test("the last four digits of the SSN never leave the browser (rule 11.4)", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const digits = "8317";
  const shopper = { ...newShopper(), phone: "(713) 555-0199" };
  const requests: string[] = [];
  page.on("request", (request) => {
    requests.push(
      `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ""}`,
    );
  });
  await openQuiz(page);
  await fillWho(page, shopper);
  await fillWhat(page, usualChoices);
  await expect(page.getByRole("textbox", { name: /Last four/ })).toHaveCount(0);
  await page.getByRole("button", { name: /last four of my SSN/ }).click();
  const field = page.getByRole("textbox", { name: /Last four/ });
  await field.pressSequentially(`${digits}55`);
  await expect(field).toHaveValue(digits);
  expect(await field.evaluate((input: HTMLInputElement) => [input.name, input.form])).toEqual([
    "",
    null,
  ]);
  await expect(field).toHaveAttribute("autocomplete", "off");
  const keptBefore = await storedTexts(page);
  await getOptions(page).click();
  await expect(page.getByRole("heading", { name: "Your options" })).toBeVisible();
  await page.reload();
  await page.goto("/");

  // Random ids are ignored, because one of many may contain these four digits.
  const containsDigits = (text: string) =>
    new RegExp(`(?<![0-9a-f])${digits}(?![0-9a-f])`).test(text.replaceAll(randomId, ""));
  expect(requests.filter(containsDigits)).toEqual([]);
  expect(requests.some((request) => request.includes("budgetRange"))).toBe(true);
  expect([keptBefore, await storedTexts(page)].filter(containsDigits)).toEqual([]);
  expect(shop.log.filter(containsDigits)).toEqual([]);
  await expect
    .poll(() => shop.crm.received.some(({ body }) => body.includes(shopper.email)))
    .toBe(true);
  const received = shop.crm.received.filter(({ body }) => body.includes(shopper.email));
  expect(received.map(({ body }) => body).filter(containsDigits)).toEqual([]);

  const emails = () => shop.mail.received.filter(({ source }) => source.includes(shopper.email));
  await expect.poll(() => emails().length).toBe(2);
  expect(
    emails()
      .flatMap(({ source }) => source.split("\r\n"))
      .filter(containsDigits),
  ).toEqual([]);
  const rows = storedAbout(shop.dataDir, shopper.email);
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.filter(containsDigits)).toEqual([]);
});

/** Returns every row of every table about the lead with this email address. */
function storedAbout(dataDir: string, email: string): string[] {
  const database = new Database(join(dataDir, "shop.sqlite"), { readonly: true });
  try {
    const names = database
      .prepare("select name from sqlite_master where type = 'table'")
      .pluck()
      .all() as string[];
    const rows = names.flatMap((name) =>
      database
        .prepare(`select * from "${name}"`)
        .all()
        .map((row) => JSON.stringify(row)),
    );
    const lead = rows.find((row) => row.includes(email) && row.includes('"reference"')) ?? "{}";
    const { id } = JSON.parse(lead) as { id?: string };
    return rows.filter((row) => row.includes(email) || (id && row.includes(id)));
  } finally {
    database.close();
  }
}

/** Returns everything stored in the tab and its history entry. */
async function storedTexts(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
  );
}
