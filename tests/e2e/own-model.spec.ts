import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { test as base, expect, type Page } from "@playwright/test";
import { consoleMessages } from "#tests/support/console-messages.ts";
import { addBlock, addLooks, glbOf, newModel } from "#tests/support/made-model.ts";
import { startShop } from "#tests/support/running-shop.ts";
import {
  complaintsOf,
  drawsIn3D,
  evaluateViewer,
  modelShown,
  openViewer,
  slowRendering,
} from "#tests/support/viewer-page.ts";

interface OwnersShop {
  /** Runs `npm run catalog -- …` while the shop is open, and returns what it prints. */
  catalog(...args: string[]): Promise<string>;
  /** Writes a file in the shop's data folder; returns its path. */
  file(name: string, content: Uint8Array): string;
}

/** Playwright's `test` with a shop for each test, as an owner's model would confuse the others. */
const test = base.extend<{ shop: { url: string } & OwnersShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
  shop: async ({}, use) => {
    const { url, dataDir, stop } = await startShop();
    const env = { ...process.env, NODE_OPTIONS: "", DATA_DIR: dataDir };
    await use({
      url,
      async catalog(...args) {
        const command = ["server/commands/catalog.ts", ...args];
        return (await promisify(execFile)(process.execPath, command, { env })).stdout;
      },
      file(name, content) {
        const path = join(dataDir, name);
        writeFileSync(path, content);
        return path;
      },
    });
    await stop();
  },
  baseURL: async ({ shop }, use) => use(shop.url),
});

test.use(drawsIn3D);
test.describe.configure({ timeout: 240_000 });

const sku = "PF-4400-GRY";
const slug = "model-4400-recliner";
const path = `/products/${slug}`;

/** A recliner as large as in the catalog, in two of its three colors and one it doesn't come in. */
async function recliner(): Promise<Uint8Array> {
  const document = newModel();
  addBlock(document, { size: [37, 41, 39] });
  addLooks(document, ["Camel Beige", "Pewter Gray", "Plum"]);
  return glbOf(document);
}

/** The address of the model that the product's page names; undefined without one. */
async function namedModel(page: Page): Promise<string | undefined> {
  const html = await (await page.request.get(path)).text();
  return /\/models\/[\w.-]+\.glb/.exec(html)?.[0];
}

const colorsOf = (within: ReturnType<Page["getByRole"]>) =>
  within
    .getByRole("radio")
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLInputElement).value));

test("an owner's own model is shown while the shop is open, until it is removed (rules 3.35 and 3.37)", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const messages = consoleMessages(page);
  const starters = await namedModel(page);
  expect(starters).toBeDefined();
  const open = await page.context().newPage();
  await open.goto(`${path}/3d`);

  const file = shop.file("recliner.glb", await recliner());
  expect(await shop.catalog("model", sku, file)).toContain(`Took the model of ${sku}: 37.0 ×`);
  await expect.poll(() => namedModel(page)).not.toBe(starters);
  const own = await namedModel(page);
  expect((await page.request.get(own ?? "")).headers()["content-type"]).toBe("model/gltf-binary");

  const looks = ["Pewter Gray", "Camel Beige"];
  await page.goto(`${path}/3d?color=Camel%20Beige`);
  await modelShown(page);
  expect(await evaluateViewer(page, (element) => element.getAttribute("src"))).toBe(own);
  expect(await evaluateViewer(page, (element) => element.availableVariants)).toEqual(looks);
  expect(await evaluateViewer(page, (element) => element.variantName)).toBe("Camel Beige");
  expect(await colorsOf(page.getByRole("main"))).toEqual(looks);

  await page.goto(path);
  const dialog = await openViewer(page);
  await modelShown(dialog);
  expect(await evaluateViewer(dialog, (element) => element.getAttribute("src"))).toBe(own);
  expect(await colorsOf(dialog)).toEqual(looks);
  await dialog.getByRole("radio", { name: "Camel Beige" }).check();
  await expect
    .poll(() => evaluateViewer(dialog, (element) => element.variantName), slowRendering)
    .toBe("Camel Beige");
  await dialog.getByRole("button", { name: "Show sizes" }).click();
  await expect(dialog.getByText("37 in")).toBeVisible();

  expect(await shop.catalog("model", sku, "--remove")).toContain("that came with the shop again");
  await expect.poll(() => namedModel(page)).toBe(starters);
  // Who opened the page before gets what it names.
  expect((await page.request.get(own ?? "")).status()).toBe(200);
  await page.goto(`${path}/3d`);
  await modelShown(page);
  expect(await evaluateViewer(page, (element) => element.getAttribute("src"))).toBe(starters);

  expect(await shop.catalog("model", sku, "--remove")).toContain("has no 3D model now");
  await expect.poll(() => namedModel(page)).toBeUndefined();
  await page.goto(`${path}/3d`);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator("[data-model]")).toHaveCount(0);
  // A page that is open all the while keeps its model.
  await open.getByRole("button", { name: "Closer" }).click();
  await modelShown(open);
  expect(complaintsOf(messages)).toEqual([]);
});

test("without script the 3D page leads to an owner's own model in its colors (rule 5.15)", {
  tag: "@desktop",
}, async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  const starters = await namedModel(page);
  await shop.catalog("model", sku, shop.file("recliner.glb", await recliner()));
  await expect.poll(() => namedModel(page)).not.toBe(starters);
  await page.goto(`${path}/3d`);
  const main = page.getByRole("main");
  expect(await colorsOf(main)).toEqual(["Pewter Gray", "Camel Beige"]);
  await main.getByRole("radio", { name: "Camel Beige" }).check();
  await main.getByRole("button", { name: "Show this color" }).click();
  await expect(page).toHaveURL(/color=Camel\+Beige$|color=Camel%20Beige$/);
  const usdz = (await main.locator("a[rel=ar]").getAttribute("href")) ?? "";
  expect(usdz).toContain("?color=Camel%20Beige#");
  const response = await page.request.get(usdz);
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toBe("model/vnd.usdz+zip");
  await context.close();
});
