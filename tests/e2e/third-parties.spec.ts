import type { Page } from "@playwright/test";
import { consoleMessages } from "#tests/support/console-messages.ts";
import { type FakeChat, startFakeChat } from "#tests/support/fake-chat.ts";
import { requestsElsewhere } from "#tests/support/recorded-requests.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { sitePages } from "#tests/support/site-pages.ts";

const listing = "/collections/living-room/recliners-lift-chairs";

const half = Math.ceil(sitePages.length / 2);
for (const [which, pages] of [
  ["first", sitePages.slice(0, half)],
  ["other", sitePages.slice(half)],
] as const) {
  const whatFor = `none of the ${which} pages asks anyone but the shop, nor sets a cookie (rules 13.2 and 16.1)`;
  test(whatFor, { tag: "@desktop" }, async ({ page, baseURL }) => {
    const foreignUrls = requestsElsewhere(page.context(), baseURL);
    for (const { path } of pages) {
      await page.goto(path);
      await scrollThrough(page);
    }
    expect(foreignUrls).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}

test("nor do dialogs or search suggestions", async ({ page, baseURL }) => {
  const foreignUrls = requestsElsewhere(page.context(), baseURL);
  await page.goto("/");
  await page.getByRole("link", { name: "Browse the Collections" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(6);

  await page.goto(listing);
  const card = page.getByRole("article").first();
  await card.hover();
  await card.getByRole("link", { name: "Quick View" }).click();
  await expect(page.getByRole("dialog", { name: "Quick View" })).toBeVisible();

  await page.goto("/collections/bedroom");
  await page.getByRole("link", { name: "Submit Custom Request" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeVisible();

  await page.goto("/search");
  await page.getByRole("combobox").fill("reclin");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(foreignUrls).toEqual([]);
});

test("without a widget, Chat buttons text the shop and the page has no chat code", async ({
  page,
}) => {
  const response = await page.goto("/collections/bedroom");
  expect(await response?.text()).not.toContain("chat-widget");
  const chats = page.getByRole("main").getByRole("link", { name: /^Chat: / });
  await expect(chats.first()).toHaveAttribute("href", /^sms:\+17135550142/);
});

test.describe("with a chat widget configured", () => {
  let chat: FakeChat;
  let shop: RunningShop;

  test.beforeAll(async () => {
    chat = await startFakeChat();
    shop = await startShop({ CHAT_WIDGET_ID: "w-42", CHAT_WIDGET_SRC: chat.src });
  });
  test.afterAll(async () => {
    await shop.stop();
    chat.close();
  });

  for (const path of ["/", "/collections/bedroom?type=beds", "/book-delivery"]) {
    test(`it loads on ${path} after the page, and only from its host`, async ({ page }) => {
      const messages = consoleMessages(page);
      const foreignUrls = requestsElsewhere(page.context(), shop.url);
      const widget = page.waitForResponse(chat.src);
      await page.goto(`${shop.url}${path}`);
      expect((await widget).status()).toBe(200);
      const loadedAt = await page.evaluate(
        (src) => ({
          page: performance.timing.loadEventEnd - performance.timing.navigationStart,
          widget: performance.getEntriesByName(src)[0]?.startTime ?? 0,
        }),
        chat.src,
      );
      expect(loadedAt.widget).toBeGreaterThanOrEqual(loadedAt.page);
      expect(foreignUrls).toEqual([chat.src]);
      expect(messages).toEqual([]);
    });
  }

  test("Chat buttons open it, also on later pages, and it may load its own pictures", async ({
    page,
  }) => {
    const messages = consoleMessages(page);
    const foreignUrls = requestsElsewhere(page.context(), shop.url);
    await page.goto(`${shop.url}/collections/living-room`);
    await page.goto(`${shop.url}/collections/bedroom`);
    await page.getByRole("link", { name: "All collections" }).click();
    await page.locator("#collections").getByRole("link", { name: "Dining Room" }).click();
    await page.getByRole("main").getByRole("link", { name: "Chat: Dining Chairs" }).click();
    await expect(page.getByRole("dialog", { name: "Chat w-42" })).toBeVisible();
    await expect.poll(() => foreignUrls).toContain(`${chat.origin}/face.svg`);
    expect(foreignUrls.filter((address) => !address.startsWith(`${chat.origin}/`))).toEqual([]);
    expect(messages).toEqual([]);
  });

  test("a Chat button texts the shop if the widget fails to load", async ({ page }) => {
    await page.route(chat.src, (route) => route.abort());
    await page.addInitScript(() => {
      window.navigation.addEventListener("navigate", (leaving) => {
        if (!leaving.destination.url.startsWith("sms:")) return;
        leaving.preventDefault();
        document.body.dataset.texts = leaving.destination.url;
      });
    });
    await page.goto(`${shop.url}/collections/bedroom`);
    await page.getByRole("link", { name: "Chat: Dressers" }).click();
    await expect(page.locator("body")).toHaveAttribute("data-texts", /^sms:\+17135550142/);
  });

  test("the policy allows its host and no other", async ({ request }) => {
    const response = await request.get(`${shop.url}/`);
    const policy = response.headers()["content-security-policy"] ?? "";
    const hosts = new Set(policy.match(/(?:https?|wss?):\S+?(?=[ ;]|$)/g));
    expect([...hosts].sort()).toEqual([chat.origin, chat.origin.replace("http", "ws")]);
    const framed = await request.get(`${shop.url}/price-match/form`);
    expect(await framed.text()).not.toContain("chat-widget");
  });
});

/** Scrolls through the page, so that lazy content is requested. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState("networkidle");
}
