import type { Locator } from "@playwright/test";
import { accessibilityFaults } from "#tests/support/accessibility-faults.ts";
import { consoleMessages } from "#tests/support/console-messages.ts";
import { holdBack } from "#tests/support/hold-back.ts";
import { horizontalOverflow } from "#tests/support/page-layout.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { spanishAddress } from "#tests/support/site-pages.ts";
import {
  complaintsOf,
  drawsIn3D,
  evaluateViewer,
  modelShown,
  slowRendering,
} from "#tests/support/viewer-page.ts";

test.use(drawsIn3D);
test.describe.configure({ timeout: 240_000 });

const productPath = "/products/larkin-track-arm-sofa";
const title = "Larkin Track-Arm Sofa";

test("is left to the product's page by search engines (rule 5.15)", { tag: "@desktop" }, async ({
  request,
}) => {
  for (const query of ["", "?color=Navy", "?color=No%20Such%20Color"]) {
    const response = await request.get(`${productPath}/3d${query}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain('name="robots" content="noindex, follow"');
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${productPath}"`));
    expect(html).toContain(`<title>${title} in 3D`);
  }
  expect((await request.get("/products/no-such-sofa/3d")).status()).toBe(404);
});

test("search engines learn of the model on the product's page (rule 5.15)", {
  tag: "@desktop",
}, async ({ request }) => {
  const html = await (await request.get(productPath)).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json),
  );
  const { subjectOf } = data.find((block) => block["@type"] === "ProductGroup");
  expect(subjectOf).toEqual({
    "@type": "3DModel",
    encoding: {
      "@type": "MediaObject",
      contentUrl: expect.stringMatching(
        /^http.*\/models\/larkin-track-arm-sofa\.[0-9a-f]{8}\.glb$/,
      ),
      encodingFormat: "model/gltf-binary",
    },
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("has pictures, sizes and both phones' links, in the chosen color (rule 5.17)", async ({
    page,
  }) => {
    await page.goto(productPath);
    const link = page.locator("a[data-model=larkin-track-arm-sofa]");
    await expect(link).toHaveText("View in your room");
    await expect(link).toHaveAttribute("href", `${productPath}/3d?color=Stone%20Gray`);
    await link.click();
    const main = page.getByRole("main");
    await main.getByRole("radio", { name: "Navy" }).check();
    await main.getByRole("button", { name: "Show this color" }).click();
    await expect(page).toHaveURL(/\/3d\?color=Navy$/);
    await expect(main.getByRole("radio", { name: "Navy" })).toBeChecked();

    await expect(main.locator("picture img")).not.toHaveCount(0);
    await expect(main).toContainText("Shown in Stone Gray");
    await expect(main.getByText("A computer model at true size.")).toBeHidden();
    for (const size of ["84 in (7′ 0″)", "37 in (3′ 1″)", "34 in (2′ 10″)"]) {
      await expect(main.getByRole("definition").filter({ hasText: size })).toBeVisible();
    }
    const apple = main.locator("a[rel=ar]");
    await expect(apple).toHaveAttribute(
      "href",
      /^\/models\/larkin-track-arm-sofa\.[0-9a-f]{8}\.usdz\?color=Navy#allowsContentScaling=0$/,
    );
    expect(await apple.innerHTML()).toMatch(/^<img [^>]+>$/);
    await expect(apple.getByRole("img")).toHaveAccessibleName("On an iPhone or iPad");
    const usdz = (await apple.getAttribute("href")) ?? "";
    expect((await page.request.get(usdz)).headers()["content-type"]).toBe("model/vnd.usdz+zip");

    const android = main.getByRole("link", { name: "On an Android phone" });
    const [, hash = ""] = /\.([0-9a-f]{8})\./.exec(usdz) ?? [];
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    const origin = new URL(canonical ?? "").origin;
    const file = `${origin.replace("http:", "https:")}${productPath.replace("/products", "/models")}.${hash}.glb?color=Navy`;
    await expect(android).toHaveAttribute(
      "href",
      [
        "intent://arvr.google.com/scene-viewer/1.2",
        `?file=${encodeURIComponent(file)}&mode=ar_preferred&resizable=false`,
        `&title=${encodeURIComponent(title)}&link=${encodeURIComponent(`${origin}${productPath}`)}`,
        "#Intent;scheme=https;package=com.google.android.googlequicksearchbox",
        ";action=android.intent.action.VIEW;S.browser_fallback_url=",
        `${encodeURIComponent(`${origin}${productPath}/3d?color=Navy#model-viewer-no-ar-fallback`)};end;`,
      ].join(""),
    );
  });

  test("a phone without a viewer is told so by the page that opens instead (rule 5.18)", async ({
    page,
  }) => {
    await page.goto(`${productPath}/3d?color=Navy`);
    const explanation = page.getByText("This phone has no viewer for it.");
    await expect(explanation).toBeHidden();
    // What Android does then.
    await page.goto(`${productPath}/3d?color=Navy#model-viewer-no-ar-fallback`);
    await expect(explanation).toBeInViewport();
    await expect(page.getByText(/\/3d\?color=Navy$/)).toBeInViewport();
    await expect(page.getByRole("link", { name: "On an Android phone" })).toBeVisible();
  });
});

test("shows the model in the color of its address, and the other way round", async ({ page }) => {
  const messages = consoleMessages(page);
  await page.goto(`${productPath}/3d?color=Navy`);
  await modelShown(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("radio", { name: "Navy" })).toBeChecked();
  const color = () => evaluateViewer(page, (element) => element.variantName);
  expect(await color()).toBe("Navy");
  await main.getByRole("radio", { name: "Sage" }).check();
  await expect(page).toHaveURL(/\/3d\?color=Sage$/);
  await expect.poll(color, slowRendering).toBe("Sage");
  await page.reload();
  await expect(main.getByRole("radio", { name: "Sage" })).toBeChecked();
  await main.getByRole("link", { name: "See full details" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL(/\/3d\?color=Sage$/);
  await modelShown(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(complaintsOf(messages)).toEqual([]);
});

test("the page has no accessibility fault in Spanish", { tag: "@phone" }, async ({ page }) => {
  const messages = consoleMessages(page);
  await page.goto(spanishAddress(`${productPath}/3d`));
  await modelShown(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(complaintsOf(messages)).toEqual([]);
});

test("until the model is there, the picture's color is told, covered by nothing", {
  tag: "@phone",
}, async ({ page }) => {
  const model = await holdBack(page, /\.glb/);
  await page.goto(`${productPath}/3d?color=Navy`);
  const loading = page.getByText("Bringing the piece …");
  await expect(loading).toBeVisible();
  await page.getByRole("button", { name: "Turn left" }).click({ trial: true });
  // The viewer lies over it, and shows nothing yet.
  const color = page.getByText("Shown in Stone Gray").first();
  const boxOf = async (what: Locator) =>
    (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const { x, y, width, height } = await boxOf(color);
  const names = ["Turn left", "Turn right", "Farther", "Closer"];
  const controls = names.map((name) => page.getByRole("button", { name, exact: true }));
  for (const shown of [loading, ...controls]) {
    const box = await boxOf(shown);
    const isApart =
      box.x >= x + width ||
      box.x + box.width <= x ||
      box.y >= y + height ||
      box.y + box.height <= y;
    expect(isApart, String(shown)).toBe(true);
  }
  model.resolve();
});

test("a browser that can't draw in 3D says so and keeps the picture", { tag: "@phone" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${productPath}/3d?color=Navy`);
  await expect(page.getByRole("status").filter({ hasText: "can't draw in 3D" })).toBeVisible();
  await expect(page.getByText("A computer model at true size.")).toBeHidden();
  // Nothing covers it.
  await page.getByText("Shown in Stone Gray").first().click({ trial: true });
  await expect(page.getByRole("main").locator("picture img").first()).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("cards say that a product can be seen in 3D, and the quick view leads there (rule 5.7)", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/collections/living-room/stationary-sofa-loveseats");
  const card = page.getByRole("article").filter({ hasText: title });
  await expect(card).toContainText("84 × 37 × 34 in · 3D");
  await card.hover();
  await card.getByRole("link", { name: `Quick View: ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: "Quick View" });
  const link = dialog.getByRole("link", { name: "See it in 3D" });
  await expect(link).toHaveAttribute("href", `${productPath}/3d?color=Stone%20Gray`);
  await dialog.getByRole("radio", { name: "Navy" }).check();
  await link.click();
  await expect(page).toHaveURL(/\/3d\?color=Navy$/);
});
