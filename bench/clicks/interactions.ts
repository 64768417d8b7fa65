import type { Page } from "@playwright/test";
import { hydrated } from "#tests/support/shop-test.ts";

const listing = "/collections/living-room/recliners-lift-chairs";

/** Something a shopper clicks, and how to tell that it has been done. */
export interface Interaction {
  name: string;
  /** Milliseconds from the click to the first frame that shows the result. */
  limitMs: number;
  /** Milliseconds of the main thread, if there is a goal for them. */
  limitCpuMs?: number;
  /** Whether a finger touches it at once instead of a pointer resting on it first. */
  isTouch?: boolean;
  /** Whether the line is slow once the page is open. */
  isSlow?: boolean;
  /** Opens the page and lets the pointer rest. */
  prepare: (page: Page, shopUrl: string) => Promise<void>;
  click: (page: Page) => Promise<void>;
  /** Runs in the page: whether the result is shown. */
  isDone: () => boolean;
}

const restMs = 300;
const slowRestMs = 1_000;

async function openListing(page: Page, shopUrl: string) {
  await page.goto(shopUrl + listing, { waitUntil: "networkidle" });
  // Before that, a click loads a new document.
  await hydrated(page);
}

const card = (page: Page) => page.getByRole("article").nth(1);
const title = (page: Page) => card(page).getByRole("heading").getByRole("link");

async function clickMouse({ mouse }: Page) {
  await mouse.down();
  await mouse.up();
}

function rest(onTarget: (page: Page) => ReturnType<Page["locator"]>): Interaction["prepare"] {
  return async (page, shopUrl) => {
    await openListing(page, shopUrl);
    await onTarget(page).hover();
    await page.waitForTimeout(restMs);
    await page.waitForLoadState("networkidle");
  };
}

/** Runs in the page: also in the preview, while the listing is hidden. */
function isProductShown(): boolean {
  const headings = [...document.querySelectorAll("h1")];
  return headings.some(({ textContent }) => textContent?.startsWith("Model 4700"));
}

export const interactions: readonly Interaction[] = [
  {
    name: "card to product, pointer rested",
    limitMs: 30,
    limitCpuMs: 60,
    prepare: rest(title),
    click: clickMouse,
    isDone: isProductShown,
  },
  {
    name: "card to product, touched at once",
    limitMs: 50,
    isTouch: true,
    prepare: openListing,
    click: (page) => title(page).tap(),
    isDone: isProductShown,
  },
  {
    name: "card to product, slow line",
    limitMs: 60,
    isSlow: true,
    prepare: openListing,
    async click(page) {
      await title(page).hover();
      await page.waitForTimeout(slowRestMs);
      await clickMouse(page);
    },
    isDone: isProductShown,
  },
  {
    name: "filter to list",
    limitMs: 60,
    prepare: rest((page) => page.getByRole("checkbox", { name: /^Leather/ })),
    click: clickMouse,
    isDone: () => document.querySelector('[aria-label^="Remove filter"]') !== null,
  },
  {
    name: "Add to Cart to count",
    limitMs: 30,
    prepare: rest((page) => card(page).getByRole("button", { name: /^Add to Cart/ })),
    click: clickMouse,
    isDone: () => document.querySelector('header [aria-label="Quote list, 1 item"]') !== null,
  },
  {
    name: "quick view",
    limitMs: 60,
    prepare: rest((page) => card(page).getByRole("link", { name: /^Quick View/ })),
    click: clickMouse,
    isDone: () => document.querySelector("dialog[open] h3") !== null,
  },
  {
    name: "letter to suggestions",
    limitMs: 60,
    async prepare(page, shopUrl) {
      await page.goto(`${shopUrl}/search`, { waitUntil: "networkidle" });
      await page.getByRole("combobox").press("r");
      await page.waitForTimeout(restMs);
    },
    async click(page) {
      await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
      await page.keyboard.press("e");
    },
    isDone: () => document.querySelectorAll('[role="option"]').length > 1,
  },
  {
    name: "Back to the list",
    limitMs: 60,
    async prepare(page, shopUrl) {
      await openListing(page, shopUrl);
      await title(page).click();
      // The product's own page and not its preview, which still has the list behind it.
      await page.locator("#content h1:focus").waitFor();
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(restMs);
    },
    click: (page) =>
      page.evaluate(() => {
        dispatchEvent(new Event("pointerdown"));
        history.back();
      }),
    isDone: () => document.querySelectorAll("main article").length > 6,
  },
];

/** The same machine and browser on a page with nothing but a link and a heading. */
export const bareClick: Interaction = {
  name: "click on a page without anything else (control)",
  limitMs: Number.POSITIVE_INFINITY,
  async prepare(page) {
    await page.setContent("<h1>Before</h1><button>Change</button>");
    await page.evaluate(() => {
      document.querySelector("button")?.addEventListener("click", () => {
        const heading = document.querySelector("h1");
        if (heading) heading.textContent = "After";
      });
    });
    await page.getByRole("button").hover();
    await page.waitForTimeout(restMs);
  },
  click: clickMouse,
  isDone: () => document.querySelector("h1")?.textContent === "After",
};
