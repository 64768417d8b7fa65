import type { Page } from "@playwright/test";
import { deskAddresses } from "#tests/support/desk-requests.ts";
import { signInAs } from "#tests/support/desk-staff.ts";
import { horizontalOverflow } from "#tests/support/page-layout.ts";
import { Seller } from "#tests/support/sent-quotes.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { sitePages } from "#tests/support/site-pages.ts";
import { chromiumFlags } from "../../scripts/find-chromium.ts";

const executablePath = process.env.CHROME_PATH;

// The browser's own setting, which media queries respect, unlike a font size set on the page.
test.use({
  launchOptions: {
    args: [...chromiumFlags(), "--blink-settings=defaultFontSize=32"],
    ...(executablePath ? { executablePath } : {}),
  },
});

const large = "/services/financing?total=99999&down=0&term=12&apr=9.99";

async function expectNoOverflow(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    for (const width of [360, 640, 768]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await horizontalOverflow(page), `${path} at ${width} px`).toBe(0);
    }
  }
}

test(
  "with text twice as large no page overflows horizontally (rule 17.4)",
  {
    tag: "@phone",
  },
  ({ page }) => expectNoOverflow(page, [...sitePages.map((site) => site.path), large]),
);

test("with text twice as large no page of a quote overflows horizontally", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const { path } = await (await Seller.open(page, shop)).sendNew();
  await expectNoOverflow(page, [path, `${path}?step=accept`, `${path}?step=change`]);
  await page.goto(`${path}?step=accept`);
  await page.getByLabel("Your name, as your signature").fill("Janelle Brooks");
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(page.getByText("When should we come?")).toBeVisible();
  await expectNoOverflow(page, [path]);
});

test("with text twice as large no page of the desk overflows horizontally", {
  tag: "@phone",
}, async ({ page, shop, request }) => {
  await signInAs(page, shop, "Maribel Cantu", "owner");
  await expectNoOverflow(page, await deskAddresses(request));
});
