import type { Page } from "@playwright/test";
import { accessibilityFaults } from "#tests/support/accessibility-faults.ts";
import { consoleMessages } from "#tests/support/console-messages.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { chromiumFlags } from "../../scripts/find-chromium.ts";

const executablePath = process.env.CHROME_PATH;

// Without a graphics card, a browser renders 3D only if software rendering is enabled.
test.use({
  launchOptions: {
    args: [
      ...chromiumFlags(),
      "--use-gl=angle",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
    ],
    ...(executablePath ? { executablePath } : {}),
  },
});

const productPath = "/products/pebble-modular-accent-chair";
const open = (page: Page) => page.getByRole("button", { name: "Look around it in 3D" }).click();
const viewer = (page: Page) =>
  page.getByRole("dialog", { name: "Pebble Modular Accent Chair in 3D" });
/** Evaluates a function on the viewer's element. */
const evaluateViewer = <Result>(page: Page, read: (element: Viewer) => Result) =>
  viewer(page)
    .locator("model-viewer")
    .evaluate(read as (element: Node) => Result);
/** Software rendering without a graphics card is slow. */
const slowRendering = { timeout: 120_000 };
test.describe.configure({ timeout: 240_000 });

interface Viewer extends HTMLElement {
  loaded: boolean;
  variantName: string | null;
  availableVariants: string[];
  getCameraOrbit: () => { theta: number };
  environmentImage: string | null;
}

test("the model is shown, turns and changes color, with the shop's own files only", async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  const messages = consoleMessages(page);
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(productPath);
  await page.waitForLoadState("networkidle");
  expect(
    requests.filter((url) => /\/models\/|model-stage|zoom-and-viewer-dialogs/.test(url)),
  ).toEqual([]);

  await open(page);
  await expect(viewer(page).locator("[data-shown=true]")).toBeVisible(slowRendering);
  expect(await evaluateViewer(page, (element) => element.loaded)).toBe(true);

  const light = await evaluateViewer(page, (element) => element.environmentImage);
  expect(requests).toContain(`${baseURL}${light}`);

  const theta = () => evaluateViewer(page, (element) => element.getCameraOrbit().theta);
  const before = await theta();
  await viewer(page).getByRole("button", { name: "Turn right" }).click();
  await expect.poll(theta, slowRendering).toBeLessThan(before - 0.1);

  await viewer(page).getByRole("radio", { name: "Charcoal Black" }).check();
  const color = () => evaluateViewer(page, (element) => element.variantName);
  await expect.poll(color, slowRendering).toBe("Charcoal Black");
  expect(await evaluateViewer(page, (element) => element.availableVariants)).toContain(
    "Charcoal Black",
  );

  const foreignUrls = requests.filter(
    (url) => !url.startsWith(baseURL) && !/^(data|blob):/.test(url),
  );
  expect(foreignUrls).toEqual([]);
  expect(messages.filter((words) => /^(error|uncaught)|deprecated/.test(words))).toEqual([]);
});

test("Escape and Back close the viewer and stay on the page", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto(productPath);
  for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await open(page);
    await expect(viewer(page)).toBeVisible(slowRendering);
    await close();
    await expect(viewer(page)).toHaveCount(0, slowRendering);
    await expect(page).toHaveURL(new RegExp(`${productPath}$`));
  }
});

test("the open viewer has no accessibility fault", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(productPath);
  await open(page);
  await expect(viewer(page).locator("[data-shown=true]")).toBeVisible(slowRendering);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a browser without 3D shows the pictures, starting with the chosen color, and a message", {
  tag: "@phone",
}, async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(productPath);
  const colors = page.getByRole("group", { name: "Color" });
  await colors.getByRole("radio", { name: "Charcoal Black", exact: true }).check();
  await open(page);
  await expect(viewer(page)).toContainText("can't draw in 3D");
  const stills = viewer(page).locator("picture img");
  await expect(stills.first()).toHaveAttribute("alt", /Charcoal Black/);
  expect(await stills.count()).toBeGreaterThan(3);
  expect(requests.filter((url) => /\/models\/|model-stage/.test(url))).toEqual([]);
});

for (const [what, file] of [
  ["a model", "**/models/*.glb"],
  ["the light it is shown in", "**/studio-light*"],
] as const) {
  test(`if ${what} fails to load, the pictures are shown, and retrying loads it`, {
    tag: "@desktop",
  }, async ({ page }) => {
    let requests = 0;
    await page.route(file, (route) => {
      requests += 1;
      return requests === 1 ? route.abort() : route.continue();
    });
    await page.goto(productPath);
    await open(page);
    await expect(viewer(page)).toContainText("The model didn't arrive", slowRendering);
    await expect(viewer(page).getByRole("img").first()).toBeVisible();
    await viewer(page).getByRole("button", { name: "Try again" }).click();
    await expect(viewer(page).locator("[data-shown=true]")).toBeVisible(slowRendering);
  });
}

test("the model opens from the first picture's viewpoint", { tag: "@desktop" }, async ({
  page,
}) => {
  for (const [slug, degrees] of [
    ["pebble-modular-accent-chair", 30],
    ["model-2500-sofa-chaise", -26],
  ] as const) {
    await page.goto(`/products/${slug}`);
    await open(page);
    const element = page.getByRole("dialog").locator("model-viewer");
    await expect(page.getByRole("dialog").locator("[data-shown=true]")).toBeVisible(slowRendering);
    const theta = await element.evaluate((it) => (it as Viewer).getCameraOrbit().theta);
    expect((theta * 180) / Math.PI).toBeCloseTo(degrees, 1);
  }
});

test("swiping through the colors moves nothing else", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/products/larkin-track-arm-sofa");
  await open(page);
  const dialog = page.getByRole("dialog");
  const last = dialog.getByText("Charcoal Black");
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(dialog.getByRole("button", { name: "Close", exact: true })).toBeInViewport({
    ratio: 1,
  });
  expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});

for (const { phone, userAgent, handedOver } of [
  {
    phone: "an Android phone",
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    // Scene Viewer: the shop's model, in its true size.
    handedOver: /^intent:.*resizable=false.*file=.*%2Fmodels%2Fpebble-modular-accent-chair\..*glb/,
  },
  {
    phone: "an iPhone",
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    // Quick Look: the model converted to Apple's format, in its true size.
    handedOver: /^blob:.*#allowsContentScaling=0$/,
  },
]) {
  test.describe(`on ${phone}`, { tag: "@phone" }, () => {
    test.use({ userAgent });

    test("View in your room opens the phone's AR viewer", async ({ page }) => {
      await page.addInitScript(() => {
        const supports = DOMTokenList.prototype.supports;
        DOMTokenList.prototype.supports = function (token) {
          return (
            (token === "ar" && /iPhone/.test(navigator.userAgent)) || supports.call(this, token)
          );
        };
        HTMLAnchorElement.prototype.click = function () {
          document.documentElement.dataset.handedOver = this.href;
        };
      });
      await page.goto(productPath);
      await open(page);
      await expect(viewer(page).locator("[data-shown=true]")).toBeVisible(slowRendering);
      const inRoom = viewer(page).getByRole("button", { name: "View in your room" });
      const closer = await viewer(page).getByRole("button", { name: "Closer" }).boundingBox();
      const button = await inRoom.boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(closer?.y ?? 0);
      await inRoom.click();
      await expect(page.locator("html")).toHaveAttribute(
        "data-handed-over",
        handedOver,
        slowRendering,
      );
    });
  });
}

test("models are cached permanently and have the right content type", { tag: "@desktop" }, async ({
  page,
  request,
}) => {
  await page.goto(productPath);
  const html = await (await request.get(productPath)).text();
  const [src = ""] = html.match(/\/models\/[\w-]+\.[0-9a-f]{8}\.glb/) ?? [];
  const { headers } = await request.get(src).then((response) => ({ headers: response.headers() }));
  expect(headers["content-type"]).toBe("model/gltf-binary");
  expect(headers["cache-control"]).toContain("immutable");
});
