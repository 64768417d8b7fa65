import { accessibilityFaults } from "#tests/support/accessibility-faults.ts";
import { consoleMessages } from "#tests/support/console-messages.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { spanishPages } from "#tests/support/site-pages.ts";

const pages = [
  "/",
  "/collections/living-room/stationary-sofa-loveseats",
  "/collections/living-room/stationary-sofa-loveseats?color=gray&columns=5",
  "/collections/living-room",
  "/collections/bedroom?type=beds",
  "/custom-request",
  "/search",
  "/search?q=reclner",
  "/search?q=xylophone",
  "/products/model-4700-leather-recliner",
  "/quote-request",
  "/quote-request?items=1104:2,1101:1",
  "/quote-request?items=1104:2,1101:1&doorWidth=36&hallWidth=42",
  "/will-it-fit",
  "/will-it-fit?items=1009:1,1004:1,77:1&doorWidth=36.5&hallWidth=92+cm&ceiling=abc",
  "/wishlist",
  "/book-delivery",
  "/price-match",
  "/price-match/form",
  "/services/financing",
  "/services/financing?plan=Pay+in+4#quiz",
];

/** Laid out like the bedroom, so one width is enough. */
const moreRooms = ["dining-room", "home-office", "accessories", "bar-entertainment"].map(
  (room) => `/collections/${room}`,
);

for (const path of [...pages, ...moreRooms]) {
  test(`${path} has no accessibility fault (rule 17.2) and logs nothing to the console`, {
    tag: moreRooms.includes(path) ? ["@essential", "@desktop"] : "@essential",
  }, async ({ page }) => {
    const messages = consoleMessages(page);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(messages).toEqual([]);
  });
}

// `model-page.spec.ts` looks at the page that draws in 3D.
for (const { name, path } of spanishPages.filter(({ kind }) => kind !== "model")) {
  test(`${name} has no accessibility fault (rule 17.2) and logs nothing to the console`, {
    tag: "@phone",
  }, async ({ page }) => {
    const messages = consoleMessages(page);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(messages).toEqual([]);
  });
}

for (const menu of ["Collections", "Services", "About"]) {
  test(`the ${menu} menu has no accessibility fault`, { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("banner").locator("summary", { hasText: menu }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test("the phone's menu has no accessibility fault", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  await page.locator("summary[aria-label=Menu]").click();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("the collections dialog has no accessibility fault", async ({ page }) => {
  const messages = consoleMessages(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Browse the Collections" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(6);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(messages).toEqual([]);
});

test("the quick view has no accessibility fault", async ({ page }) => {
  const messages = consoleMessages(page);
  await page.goto("/collections/living-room/recliners-lift-chairs");
  const card = page.getByRole("article").first();
  await card.hover();
  await card.getByRole("link", { name: "Quick View" }).click();
  await expect(page.getByRole("dialog", { name: "Quick View" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(messages).toEqual([]);
});

test("the filter drawer has no accessibility fault", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/collections/living-room/recliners-lift-chairs");
  await page.getByRole("link", { name: "Filter" }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
