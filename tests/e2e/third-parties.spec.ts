import type { BrowserContext, Page } from "@playwright/test";
import { consoleMessages } from "#tests/support/console-messages.ts";
import { type FakeChat, startFakeChat } from "#tests/support/fake-chat.ts";
import { postBooking } from "#tests/support/posted-booking.ts";
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

test("nor do dialogs or search suggestions", { tag: "@desktop" }, async ({ page, baseURL }) => {
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

test("without a widget, Chat buttons text the shop and the page has no chat code", {
  tag: "@desktop",
}, async ({ page }) => {
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
    test(`it loads on ${path} after the page, and only from its host`, { tag: "@desktop" }, async ({
      page,
    }) => {
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

  test("Chat buttons open it, also on later pages, and it may load its own pictures", {
    tag: "@desktop",
  }, async ({ page }) => {
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

  test("a Chat button texts the shop if the widget fails to load", { tag: "@desktop" }, async ({
    page,
  }) => {
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

  test("the policy allows its host and no other", { tag: "@desktop" }, async ({ request }) => {
    const response = await request.get(`${shop.url}/`);
    const policy = response.headers()["content-security-policy"] ?? "";
    const hosts = new Set(policy.match(/(?:https?|wss?):\S+?(?=[ ;]|$)/g));
    expect([...hosts].sort()).toEqual([chat.origin, chat.origin.replace("http", "ws")]);
    const framed = await request.get(`${shop.url}/price-match/form`);
    expect(await framed.text()).not.toContain("chat-widget");
  });
});

test.describe("2S3: with every third party configured, a private page (rule 16.8)", () => {
  let chat: FakeChat;
  let shop: RunningShop;
  let booking: string;

  test.beforeAll(async ({ playwright }) => {
    chat = await startFakeChat();
    shop = await startShop({
      CHAT_WIDGET_ID: "w-42",
      CHAT_WIDGET_SRC: chat.src,
      PRICE_MATCH_FORM_URL: `${chat.origin}/form`,
      PRICE_MATCH_FORM_SCRIPT: `${chat.origin}/form.js`,
    });
    const request = await playwright.request.newContext();
    const { windows } = await (await request.get(`${shop.url}/delivery-windows`)).json();
    const { date, window } = windows.find(({ left }: { left: number }) => left > 0);
    booking = await postBooking(request, shop.url, { date, window });
    await request.dispose();
  });
  test.afterAll(async () => {
    await shop.stop();
    chat.close();
  });

  const token = () => booking.split("/").at(-1) ?? "no token";
  const ownHeading = (page: Page) =>
    page.getByRole("heading", { name: "Your delivery", exact: true });
  /** Marks the document that the widget runs in. */
  async function openWithWidget(page: Page) {
    const widget = page.waitForResponse(chat.src);
    await page.goto(shop.url);
    await widget;
    await page.evaluate(() => Object.assign(window, { hasWidget: true }));
  }
  const hasWidget = (page: Page) => page.evaluate(() => "hasWidget" in window);

  test("asks no one but the shop, may not, and its Chat buttons text the shop", {
    tag: "@desktop",
  }, async ({ page }) => {
    const messages = consoleMessages(page);
    const foreignUrls = requestsElsewhere(page.context(), shop.url);
    const response = await page.goto(`${shop.url}${booking}`);
    await scrollThrough(page);
    expect(foreignUrls).toEqual([]);
    expect(messages).toEqual([]);
    expect(response?.headers()["content-security-policy"]).not.toMatch(/(https?|wss?):/);
    expect(await response?.text()).not.toContain("chat-widget");
    for (const link of await page.locator("a[data-chat]").all()) {
      expect(await link.getAttribute("href")).toMatch(/^sms:/);
    }
    const missing = await page.request.get(`${shop.url}/bookings/unknown`);
    expect(missing.status()).toBe(404);
    expect(missing.headers()).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "origin",
      "x-robots-tag": "noindex, nofollow",
    });
    expect(missing.headers()["content-security-policy"]).not.toContain(chat.origin);
  });

  for (const [how, go] of [
    [
      "a link",
      async (page: Page) => {
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement("a"), { href, textContent: "Own" });
          document.querySelector("main")?.prepend(link);
        }, booking);
        await page.getByRole("link", { name: "Own" }).click();
      },
    ],
    [
      "the router",
      (page: Page) =>
        page.evaluate((href) => {
          const { __reactRouterDataRouter: router } = window as unknown as {
            __reactRouterDataRouter: { navigate: (to: string) => void };
          };
          router.navigate(href);
        }, booking),
    ],
  ] as const) {
    test(`is entered by ${how}, left and returned to without sharing a document`, {
      tag: "@desktop",
    }, async ({ page }) => {
      await openWithWidget(page);
      await go(page);
      await expect(ownHeading(page)).toBeVisible();
      expect(await hasWidget(page)).toBe(false);
      await page.evaluate(() => Object.assign(window, { isPrivate: true }));

      const widget = page.waitForResponse(chat.src);
      await page.getByRole("main").getByRole("link", { name: "Go back home" }).click();
      await widget;
      const known = await page.evaluate(() =>
        JSON.stringify([
          "isPrivate" in window,
          document.referrer,
          window.navigation.entries().map(({ url }) => url),
          { ...sessionStorage, ...localStorage },
          history.state,
        ]),
      );
      expect(known).toMatch(/^\[false,/);
      expect(known).not.toContain(token());

      await page.goBack();
      await expect(ownHeading(page)).toBeVisible();
      expect(await page.evaluate(() => document.scripts.length)).toBeGreaterThan(0);
      expect(await page.locator("script[src*=chat]").count()).toBe(0);
      expect(await hasWidget(page)).toBe(false);
    });
  }
});

test.describe("with a chat, an address below /quotes (rule 16.8)", () => {
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

  test("is nothing that scripts of the next page can read", { tag: "@desktop" }, async ({
    page,
  }) => {
    const token = "0a1b".repeat(18);
    const response = await page.goto(`${shop.url}/quotes/${token}`);
    expect(response?.headers()["referrer-policy"]).toBe("same-origin");
    expect(await page.content()).not.toContain("chat-widget");
    // As the router does whenever it notes something about the page.
    await page.evaluate(() => history.pushState(history.state, "", "?a"));
    await page.evaluate(() => history.replaceState(history.state, "", "?b"));
    const widget = page.waitForResponse(chat.src);
    await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
    await widget;
    const known = await page.evaluate(() =>
      JSON.stringify([
        document.referrer,
        window.navigation.entries().map(({ url }) => url),
        { ...sessionStorage, ...localStorage },
        history.state,
      ]),
    );
    expect(known).toContain(new URL(shop.url).host);
    expect(known).not.toContain(token);
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

/** Collects the URLs outside `home`'s origin that the browser requests from now on. */
function requestsElsewhere(context: BrowserContext, home: string): string[] {
  const { origin } = new URL(home);
  const foreignUrls: string[] = [];
  context.on("request", (request) => {
    const address = request.url();
    if (/^(data|blob|about):/.test(address) || new URL(address).origin === origin) return;
    foreignUrls.push(address);
  });
  context.on("page", (page) =>
    page.on("websocket", (socket) => {
      if (new URL(socket.url()).host !== new URL(home).host) foreignUrls.push(socket.url());
    }),
  );
  return foreignUrls;
}
