import type { Page } from "@playwright/test";
import { accessibilityFaults } from "#tests/support/accessibility-faults.ts";
import { consoleMessages } from "#tests/support/console-messages.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import {
  drawsIn3D,
  evaluateViewer,
  modelShown,
  openViewer,
  slowRendering,
} from "#tests/support/viewer-page.ts";

test.use(drawsIn3D);

const productPath = "/products/pebble-modular-accent-chair";
const viewer = (page: Page) =>
  page.getByRole("dialog", { name: "Pebble Modular Accent Chair in 3D" });
test.describe.configure({ timeout: 240_000 });

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

  await openViewer(page);
  await modelShown(viewer(page));
  expect(await evaluateViewer(viewer(page), (element) => element.loaded)).toBe(true);

  const light = await evaluateViewer(viewer(page), (element) => element.environmentImage);
  expect(requests).toContain(`${baseURL}${light}`);

  const theta = () => evaluateViewer(viewer(page), (element) => element.getCameraOrbit().theta);
  const before = await theta();
  await viewer(page).getByRole("button", { name: "Turn right" }).click();
  await expect.poll(theta, slowRendering).toBeLessThan(before - 0.1);

  await viewer(page).getByRole("radio", { name: "Charcoal Black" }).check();
  const color = () => evaluateViewer(viewer(page), (element) => element.variantName);
  await expect.poll(color, slowRendering).toBe("Charcoal Black");
  expect(await evaluateViewer(viewer(page), (element) => element.availableVariants)).toContain(
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
    await openViewer(page);
    await expect(viewer(page)).toBeVisible(slowRendering);
    await close();
    await expect(viewer(page)).toHaveCount(0, slowRendering);
    await expect(page).toHaveURL(new RegExp(`${productPath}$`));
  }
});

test("the open viewer has no accessibility fault", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(productPath);
  await openViewer(page);
  await modelShown(viewer(page));
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
  await openViewer(page);
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
    await openViewer(page);
    await expect(viewer(page)).toContainText("The model didn't arrive", slowRendering);
    await expect(viewer(page).getByRole("img").first()).toBeVisible();
    await viewer(page).getByRole("button", { name: "Try again" }).click();
    await modelShown(viewer(page));
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
    await openViewer(page);
    await modelShown(page);
    const theta = await evaluateViewer(page, (element) => element.getCameraOrbit().theta);
    expect((theta * 180) / Math.PI).toBeCloseTo(degrees, 1);
  }
});

test("swiping through the colors moves nothing else", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/products/larkin-track-arm-sofa");
  await openViewer(page);
  const dialog = page.getByRole("dialog");
  const last = dialog.getByText("Charcoal Black");
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(dialog.getByRole("button", { name: "Close", exact: true })).toBeInViewport({
    ratio: 1,
  });
  expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});

test("the first picture stands there until the model does", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.route("**/models/*.glb", () => undefined);
  await page.goto(productPath);
  await openViewer(page);
  const first = viewer(page).locator("picture img");
  await expect(first).toHaveJSProperty("complete", true);
  await expect(first).toHaveAttribute("alt", /chair/i);
  await expect(viewer(page).getByText("Bringing the piece …")).toBeVisible();
});

test("sizes are drawn into the model in inches, and go away again (rule 5.16)", async ({
  page,
}) => {
  await page.goto(productPath);
  await openViewer(page);
  await modelShown(viewer(page));
  const button = viewer(page).getByRole("button", { name: "Show sizes" });
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  const box = await viewer(page).locator("model-viewer").boundingBox();
  for (const [name, inches] of [
    ["Width", 34],
    ["Depth", 36],
    ["Height", 29],
  ] as const) {
    const size = viewer(page).locator("[slot^=hotspot]", { hasText: `${name} ${inches} in` });
    await expect(size).toBeVisible(slowRendering);
    const isInside = async () => {
      const at = await size.boundingBox();
      return at && box && at.x >= box.x && at.x + at.width <= box.x + box.width;
    };
    await expect.poll(isInside, { message: name, ...slowRendering }).toBe(true);
  }
  const lines = viewer(page).locator("svg path[stroke]");
  await expect(lines).toHaveCount(3);
  const drawn = () => lines.evaluateAll((all) => all.map((line) => line.getAttribute("d")));
  await expect.poll(async () => (await drawn()).every(Boolean)).toBe(true);
  const before = await drawn();
  await viewer(page).getByRole("button", { name: "Turn left" }).click();
  await expect.poll(drawn, slowRendering).not.toEqual(before);
  await button.click();
  await expect(lines).toHaveCount(0);
  await expect(viewer(page).locator("[slot^=hotspot]")).toHaveCount(0);
});

test("the color chosen in 3D is the color on the page after closing (rule 5.7)", async ({
  page,
}) => {
  await page.goto(productPath);
  await openViewer(page);
  await viewer(page).getByRole("radio", { name: "Charcoal Black" }).check();
  await viewer(page).getByRole("button", { name: "Close", exact: true }).click();
  const colors = page.getByRole("group", { name: "Color" });
  await expect(colors.getByRole("radio", { name: "Charcoal Black" })).toBeChecked();
  await expect(page.locator("a[data-model]")).toHaveAttribute("href", /\?color=Charcoal%20Black$/);
  await expect(page).toHaveURL(/\?variant=/);
  await openViewer(page);
  await expect(viewer(page).getByRole("radio", { name: "Charcoal Black" })).toBeChecked();
});

test("by keyboard the model opens, turns and closes, and the focus returns", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(productPath);
  const button = page.getByRole("button", { name: "Look around it in 3D" });
  await button.focus();
  await page.keyboard.press("Enter");
  await modelShown(viewer(page));
  const theta = () => evaluateViewer(viewer(page), (element) => element.getCameraOrbit().theta);
  const before = await theta();
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  while ((await focused()) !== "model-viewer") await page.keyboard.press("Tab");
  for (let press = 0; press < 4; press++) await page.keyboard.press("ArrowRight");
  await expect.poll(theta, slowRendering).not.toBeCloseTo(before, 2);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("each color chosen by keyboard is seen whole, with the outline of the focus", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/products/larkin-track-arm-sofa");
  const dialog = await openViewer(page);
  const colors = dialog.getByRole("group", { name: "Color" }).locator("label");
  await colors.first().getByRole("radio").focus();
  for (let index = 1; index < (await colors.count()); index++) {
    await page.keyboard.press("ArrowRight");
    const chosen = colors.nth(index);
    await expect(chosen.getByRole("radio")).toBeFocused();
    await expect
      .poll(() =>
        chosen.evaluate((label) => {
          const row = label.parentElement?.getBoundingClientRect();
          const { left, right, top, bottom } = label.getBoundingClientRect();
          const outline = Number.parseFloat(getComputedStyle(label).outlineWidth);
          return {
            outline,
            isWhole: row !== undefined && left >= row.left && right <= row.right,
            hasRoom:
              row !== undefined && top - outline >= row.top && bottom + outline <= row.bottom,
          };
        }),
      )
      .toEqual({ outline: 2, isWhole: true, hasRoom: true });
  }
});

test.describe("with reduced motion", { tag: "@desktop" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the model turns at once", async ({ page }) => {
    await page.goto(productPath);
    await openViewer(page);
    await modelShown(viewer(page));
    const theta = () => evaluateViewer(viewer(page), (element) => element.getCameraOrbit().theta);
    const steps = new Set([await theta()]);
    await viewer(page).getByRole("button", { name: "Turn right" }).click();
    for (let frame = 0; frame < 6; frame++) {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      steps.add(await theta());
    }
    expect(steps.size).toBe(2);
  });

  test("each size stays on its line, and no line crosses the words of another", async ({
    page,
  }) => {
    await page.goto(productPath);
    await openViewer(page);
    await modelShown(viewer(page));
    await viewer(page).getByRole("button", { name: "Show sizes" }).click();
    await expect(viewer(page).locator("svg path[stroke][d]")).toHaveCount(3, slowRendering);
    for (let turn = 0; turn < 4; turn++) {
      await viewer(page).getByRole("button", { name: "Turn right" }).click();
      await expect
        .poll(() => viewer(page).evaluate(distancesOfSizes), slowRendering)
        .toEqual({ fromLines: [0, 0, 0], fromHoles: [0, 0, 0] });
    }
  });
});

/**
 * How far, in steps of 4 pixels, each size's words are from their line, and from the hole that keeps
 * all lines off them.
 */
function distancesOfSizes(dialog: Element) {
  const corner = dialog.querySelector("svg:has(mask)")?.getBoundingClientRect() ?? new DOMRect();
  const middleOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2 - corner.x, y + height / 2 - corner.y] as const;
  };
  const labels = ["Width", "Depth", "Height"].map((name) => {
    const label = dialog.querySelector(`[slot=hotspot-${name}-label]`);
    return label ? middleOf(label) : ([Number.NaN, Number.NaN] as const);
  });
  const steps = (pixels: number) => Math.floor(pixels / 4);
  const fromLines = [...dialog.querySelectorAll("path[stroke]")].map((path, index) => {
    const ends =
      path
        .getAttribute("d")
        ?.match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends;
    const [x, y] = labels[index] ?? [0, 0];
    const area = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
    return steps(Math.abs(area) / Math.hypot(x2 - x1, y2 - y1));
  });
  const fromHoles = [...dialog.querySelectorAll("mask rect:not([fill])")].map((hole, index) => {
    const [x, y] = labels[index] ?? [0, 0];
    const at = (name: string) => Number(hole.getAttribute(name));
    const middle = [at("x") + at("width") / 2, at("y") + at("height") / 2] as const;
    return steps(Math.hypot(middle[0] - x, middle[1] - y));
  });
  return { fromLines, fromHoles };
}

test("if the device stops drawing, the pictures are shown, and the model once it draws again", {
  tag: "@desktop",
}, async ({ page }) => {
  const messages = consoleMessages(page);
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      ...given: unknown[]
    ) {
      const context = getContext.apply(this, given as never);
      if (given[0] === "webgl2" && this.id === "webgl-canvas") {
        const extension = (context as WebGL2RenderingContext).getExtension("WEBGL_lose_context");
        Object.assign(window, { drawing: extension });
      }
      return context;
    } as typeof getContext;
  });
  const drawing = (change: "loseContext" | "restoreContext") =>
    page.evaluate((name) => {
      (window as unknown as { drawing: WEBGL_lose_context }).drawing[name]();
    }, change);
  await page.goto(productPath);
  await openViewer(page);
  await modelShown(viewer(page));
  await drawing("loseContext");
  await expect(viewer(page)).toContainText("This device stopped drawing in 3D for now.");
  await expect(viewer(page).getByRole("img").first()).toBeVisible();
  await expect(viewer(page).getByRole("button", { name: "Try again" })).toBeVisible();
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await openViewer(page);
  await expect(viewer(page)).toContainText("This device stopped drawing in 3D for now.");
  await drawing("restoreContext");
  await modelShown(viewer(page));
  expect(messages.filter((words) => /^(error|uncaught)/.test(words))).toEqual([]);
});

test("from the click to a model that can be turned, at most 455 kB are fetched", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/products/larkin-track-arm-sofa");
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await openViewer(page);
  await modelShown(page);
  expect(bytes).toBeGreaterThan(250_000);
  expect(bytes).toBeLessThan(455_000);
});

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
