import type { Page } from "@playwright/test";
import { facts } from "#shop/facts.ts";
import { freeWindows } from "#tests/support/booking-page.ts";
import { postBooking } from "#tests/support/posted-booking.ts";
import { seedStorage, storedLine } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const ids = ["1090", "1094", "1097", "1101", "1104", "1107", "1110", "1113"];
const many = Array.from({ length: 20 }, (_, index) => `${1090 + index}`);
const list = (pieces: readonly string[]) => JSON.stringify(pieces.map((id) => storedLine(id)));

/** The pages shoppers print, each with what must be on paper. */
const printed: readonly {
  name: string;
  open: (page: Page) => Promise<unknown>;
  words: readonly (string | RegExp)[];
  /** Minimum number of product pictures. */
  pictures: number;
}[] = [
  {
    name: "a product",
    open: (page) => page.goto("/products/model-4700-leather-recliner"),
    words: ["Model 4700 Leather Recliner", "Call for Price", "The details", "Will it fit?"],
    pictures: 1,
  },
  {
    name: "a quote list",
    open: (page) => quoteList(page, ids),
    words: ["Request Your Quote", "8 items", "Model 2500 Sofa Chaise"],
    pictures: 8,
  },
  {
    name: "a quote list of twenty pieces",
    open: (page) => quoteList(page, many),
    words: ["20 items"],
    pictures: 1,
  },
  {
    name: "a wishlist",
    open: async (page) => {
      await seedStorage(page, "parsons-furniture-wishlist", list(ids));
      await page.goto("/wishlist");
      await expect(page.getByRole("main").locator("picture")).toHaveCount(ids.length);
    },
    words: ["Model 2500 Sofa Chaise (Wheat Beige)"],
    pictures: 8,
  },
  {
    name: "a calculator",
    open: (page) =>
      page.goto("/services/financing?total=2400&down=200&term=24&apr=9.99#calculator"),
    words: [/Monthly payment/i, "$101.51"],
    pictures: 0,
  },
];

async function quoteList(page: Page, pieces: readonly string[]) {
  await seedStorage(page, "parsons-furniture-cart", list(pieces));
  await page.goto("/quote-request");
  await expect(
    page
      .getByRole("main")
      .locator("picture img")
      .nth(pieces.length - 1),
  ).toBeVisible();
}

const sheets = async (page: Page, format: string) => {
  const pdf = await page.pdf({ format });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

test.describe("on paper", { tag: "@desktop" }, () => {
  for (const { name, open, words, pictures } of printed) {
    test(`V3: ${name} prints with shop header, products and no controls on at most two sheets`, {
      tag: "@desktop",
    }, async ({ page }) => {
      await open(page);
      for (const format of ["Letter", "A4"]) {
        expect(await sheets(page, format)).toBeLessThanOrEqual(2);
      }
      await page.emulateMedia({ media: "print" });
      await expectHead(page);
      for (const text of words) {
        await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
      }
      await expectNoControls(page);
      const shown = page.locator("main picture img:visible");
      expect(await shown.count()).toBeGreaterThanOrEqual(pictures);
    });
  }

  test("V3: a printed booking has the shop header and no controls", { tag: "@desktop" }, async ({
    page,
    request,
    shop,
  }) => {
    const free = (await freeWindows(page)).at(25);
    const bookingPath = await postBooking(request, shop.url, {
      date: free?.date ?? "",
      window: free?.window ?? "",
    });
    await page.goto(bookingPath);
    expect(await sheets(page, "Letter")).toBe(1);
    await page.emulateMedia({ media: "print" });
    await expectHead(page);
    await expectNoControls(page);
  });

  test("V3: related products aren't printed", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/products/model-4700-leather-recliner");
    await expect(page.getByRole("heading", { name: "Goes well with it" })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Goes well with it" })).toBeHidden();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/products/model-4700-leather-recliner", "/search?q=recliner"]) {
    test(`V3: ${path} prints shop, phone, date and URL too`, { tag: "@desktop" }, async ({
      page,
    }) => {
      await page.goto(path);
      await page.emulateMedia({ media: "print" });
      await expectHead(page);
    });
  }
});

async function expectHead(page: Page) {
  const head = page.locator("[data-print-head]");
  await expect(head).toBeVisible();
  const today = new Intl.DateTimeFormat("en-US", {
    timeZone: facts.timeZone,
    dateStyle: "long",
  }).format(new Date());
  const { pathname } = new URL(page.url());
  for (const text of [facts.name, facts.phone, today, pathname]) {
    await expect(head).toContainText(text);
  }
}

async function expectNoControls(page: Page) {
  const controls = page.locator(
    "button, [role=button], [type=submit], [type=range], nav, a.rounded-surface, [popover], [data-sticky-bar]",
  );
  expect(await controls.filter({ visible: true }).count()).toBe(0);
}
