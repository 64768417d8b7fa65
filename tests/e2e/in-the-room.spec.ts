import type { Page } from "@playwright/test";
import { consoleMessages } from "#tests/support/console-messages.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import {
  catchHandover,
  complaintsOf,
  drawsIn3D,
  evaluateViewer,
  modelShown,
  openViewer,
  phones,
  slowRendering,
} from "#tests/support/viewer-page.ts";

test.use(drawsIn3D);
test.describe.configure({ timeout: 240_000 });

const productPath = "/products/pebble-modular-accent-chair";
const title = "Pebble Modular Accent Chair";
const handedOver = (page: Page) => page.locator("html").getAttribute("data-handed-over");
const inRoom = (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name: "View in your room" });

/** The path of the model's file on the open page. */
const modelPath = (page: Page) =>
  evaluateViewer(page, (element) => element.getAttribute("src") ?? "");

async function openInBlack(page: Page): Promise<void> {
  await page.goto(productPath);
  const dialog = await openViewer(page);
  await modelShown(dialog);
  await dialog.getByRole("radio", { name: "Charcoal Black" }).check();
  await expect(dialog.locator("model-viewer")).toHaveAttribute("variant-name", "Charcoal Black");
}

test("the viewer's element has what each phone needs (rule 5.17)", { tag: "@phone" }, async ({
  page,
}) => {
  await openInBlack(page);
  const src = await modelPath(page);
  expect(src).toMatch(/^\/models\/pebble-modular-accent-chair\.[0-9a-f]{8}\.glb$/);
  const attributes = await evaluateViewer(page, (element) =>
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  );
  expect(attributes).toMatchObject({
    alt: `${title} as a model to turn`,
    ar: "",
    "ar-modes": "webxr scene-viewer quick-look",
    "ar-scale": "fixed",
    "ar-placement": "floor",
    "ios-src": `${src.replace(".glb", ".usdz")}?color=Charcoal%20Black`,
    "variant-name": "Charcoal Black",
  });
});

test.describe("on an Android phone", { tag: "@phone" }, () => {
  test.use({ userAgent: phones.android });

  test("the button opens the model in the chosen color, by a complete address (rule 5.17)", async ({
    page,
    shop,
  }) => {
    await catchHandover(page);
    await openInBlack(page);
    const closer = await page.getByRole("button", { name: "Closer" }).boundingBox();
    const button = await inRoom(page).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(closer?.y ?? 0);
    await inRoom(page).click();
    await expect.poll(() => handedOver(page)).not.toBeNull();
    const file = `https://${new URL(shop.url).host}${await modelPath(page)}?color=Charcoal%20Black`;
    expect(await handedOver(page)).toBe(
      [
        "intent://arvr.google.com/scene-viewer/1.2",
        `?file=${encodeURIComponent(file)}`,
        "&mode=ar_preferred&resizable=false",
        `&title=${encodeURIComponent(title)}`,
        `&link=${encodeURIComponent(`${shop.url}${productPath}`)}`,
        "#Intent;scheme=https;package=com.google.android.googlequicksearchbox",
        ";action=android.intent.action.VIEW;S.browser_fallback_url=",
        encodeURIComponent(`${shop.url}${productPath}#model-viewer-no-ar-fallback`),
        ";end;",
      ].join(""),
    );
    const response = await page.request.get(`${await modelPath(page)}?color=Charcoal%20Black`);
    expect(response.status()).toBe(200);
  });

  test("if no viewer is installed, the dialog stays as it was and says so (rule 5.18)", async ({
    page,
  }) => {
    const messages = consoleMessages(page);
    await catchHandover(page);
    await openInBlack(page);
    await inRoom(page).click();
    await expect.poll(() => handedOver(page)).not.toBeNull();
    await page.evaluate(() =>
      Object.assign(document.querySelector("model-viewer") ?? {}, { same: true }),
    );
    // What Android does then.
    await page.evaluate(() => {
      location.hash = "#model-viewer-no-ar-fallback";
    });
    await expect(page.getByRole("dialog")).toContainText("This phone has no viewer for it.");
    await expect(page).toHaveURL(new RegExp(`${productPath}$`));
    await expect(inRoom(page)).toHaveCount(0);
    expect(await evaluateViewer(page, (element) => "same" in element)).toBe(true);
    await expect(
      page.getByRole("dialog").getByRole("radio", { name: "Charcoal Black" }),
    ).toBeChecked();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    expect(complaintsOf(messages)).toEqual([]);
  });

  test("on the 3D page the link for Android alone is shown", async ({ page }) => {
    await page.goto(`${productPath}/3d?color=Dove%20Gray`);
    const link = page.getByRole("link", { name: "On an Android phone" });
    await expect(link).toHaveAttribute("href", /%3Fcolor%3DDove%2520Gray&mode=ar_preferred/);
    await expect(page.getByRole("link", { name: "On an iPhone or iPad" })).toHaveCount(0);
  });

  for (const { when, open } of [
    {
      when: "the address of the open page",
      open: (page: Page, address: string) =>
        page.evaluate((opened) => location.assign(opened), address),
    },
    {
      when: "the page anew",
      open: async (page: Page, address: string) => {
        await page.goto("/");
        await page.goto(address);
      },
    },
  ]) {
    test(`if its viewer is missing and Android opens ${when}, the 3D page says so (rule 5.18)`, async ({
      page,
    }) => {
      const messages = consoleMessages(page);
      await page.goto(`${productPath}/3d?color=Dove%20Gray`);
      const link = page.getByRole("link", { name: "On an Android phone" });
      const [, fallback = ""] =
        /S\.browser_fallback_url=([^;]+)/.exec((await link.getAttribute("href")) ?? "") ?? [];
      // The origin in it is the one that the shop is known by.
      const { pathname, search, hash } = new URL(decodeURIComponent(fallback));
      await link.scrollIntoViewIfNeeded();
      await open(page, new URL(`${pathname}${search}${hash}`, page.url()).href);
      const main = page.getByRole("main");
      await expect(main.getByText("This phone has no viewer for it.")).toBeInViewport();
      await expect(main.getByText(/\/3d\?color=Dove%20Gray$/)).toBeInViewport();
      await expect(link).toHaveCount(0);
      await expect(page).toHaveURL(/\/3d\?color=Dove%20Gray$/);
      await modelShown(page);
      await expect(main.getByText("This phone has no viewer for it.")).toHaveCount(1);
      await expect(main.getByRole("button", { name: "View in your room" })).toHaveCount(0);
      await page.reload();
      await expect(link).toBeVisible();
      expect(complaintsOf(messages)).toEqual([]);
    });
  }
});

test.describe("on an iPhone", { tag: "@phone" }, () => {
  test.use({ userAgent: phones.iPhone });

  test("the button opens the file for iPhones in the chosen color (rule 5.17)", async ({
    page,
    shop,
  }) => {
    const messages = consoleMessages(page);
    await catchHandover(page);
    await openInBlack(page);
    await inRoom(page).click();
    await expect.poll(() => handedOver(page)).not.toBeNull();
    const usdz = `${(await modelPath(page)).replace(".glb", ".usdz")}?color=Charcoal%20Black`;
    expect(await handedOver(page)).toBe(`${shop.url}${usdz}#allowsContentScaling=0`);
    const response = await page.request.get(usdz);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("model/vnd.usdz+zip");
    expect(complaintsOf(messages)).toEqual([]);
  });

  test("on the 3D page the link for iPhones alone is shown", async ({ page }) => {
    await catchHandover(page);
    await page.goto(`${productPath}/3d?color=Dove%20Gray`);
    const link = page.getByRole("link", { name: "On an iPhone or iPad" });
    await expect(link).toHaveAttribute("href", /\.usdz\?color=Dove%20Gray#allowsContentScaling=0$/);
    await expect(page.getByRole("link", { name: "On an Android phone" })).toHaveCount(0);
    await modelShown(page.locator("main"));
    // Only a computer needs the room for a code.
    const section = await page.getByRole("region", { name: "View in your room" }).boundingBox();
    expect(section?.height).toBeLessThan(200);
  });
});

for (const { where, userAgent, isSecure, reason } of [
  {
    where: "within Instagram",
    userAgent: `${phones.iPhone.replace(/ Version.*/, "")} Mobile/15E148 Instagram 350.0`,
    isSecure: true,
    reason: "This app can't show it in your room.",
  },
  {
    where: "within Facebook on Android",
    userAgent: `${phones.android} [FB_IAB/FB4A;FBAV/480.0]`,
    isSecure: true,
    reason: "This app can't show it in your room.",
  },
  {
    where: "by plain http",
    userAgent: phones.android,
    isSecure: false,
    reason: "only over a secure connection",
  },
]) {
  test.describe(where, { tag: "@phone" }, () => {
    test.use({ userAgent });

    test("there is no button, but the reason and the address to open (rule 5.18)", async ({
      page,
    }) => {
      await catchHandover(page);
      await page.addInitScript((secure) => {
        Object.defineProperty(window, "isSecureContext", { value: secure });
      }, isSecure);
      await openInBlack(page);
      const dialog = page.getByRole("dialog");
      await expect(dialog).toContainText(reason);
      const address = `${productPath}/3d?color=Charcoal%20Black`;
      await expect(dialog.getByText(address)).toContainText(isSecure ? "http:" : "https:");
      await expect(inRoom(page)).toHaveCount(0);
      await page.goto(address);
      await expect(page.getByRole("main")).toContainText(reason);
      await expect(page.locator("a[rel=ar], a[href^=intent]")).toHaveCount(0);
    });
  });
}

test("a computer shows a code to scan, of the address that can be copied too (rule 5.18)", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openInBlack(page);
  const dialog = page.getByRole("dialog");
  await inRoom(page).click();
  const address = `${shop.url}${productPath}/3d?color=Charcoal%20Black`;
  await expect(dialog.getByText(address)).toBeVisible(slowRendering);
  await expect(
    dialog.getByRole("img", { name: "A code that leads to this address" }),
  ).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Email it to yourself" })).toHaveAttribute(
    "href",
    `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`,
  );
  await dialog.getByRole("button", { name: "Copy or send the address" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await dialog.getByRole("radio", { name: "Dove Gray" }).check();
  await expect(dialog.getByText(address.replace("Charcoal%20Black", "Dove%20Gray"))).toBeVisible();
});

test("without the script that draws the code, the address alone is shown (rule 5.18)", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  await page.route(/room-help-text/, (route) => route.abort());
  await page.goto(`${productPath}/3d?color=Dove%20Gray`);
  const region = page.getByRole("region", { name: "View in your room" });
  await expect(region).toContainText("open this address in a phone's own browser");
  await expect(region).toContainText(`${shop.url}${productPath}/3d?color=Dove%20Gray`);
});

test("View in your room on the product's page leads to the chosen color, and Back returns", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(productPath);
  await page
    .getByRole("group", { name: "Color" })
    .getByRole("radio", { name: "Dove Gray", exact: true })
    .check();
  await page.getByRole("main").getByRole("link", { name: "View in your room" }).click();
  await expect(page).toHaveURL(/\/3d\?color=Dove%20Gray$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${title} in 3D`);
  await expect(page.getByRole("img", { name: "A code that leads to this address" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(
    page
      .getByRole("group", { name: "Color" })
      .getByRole("radio", { name: "Dove Gray", exact: true }),
  ).toBeChecked();
});
