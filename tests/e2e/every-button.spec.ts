import type { Page } from "@playwright/test";
import { clickEverything } from "#tests/support/click-everything.ts";
import { consoleMessages, errorsAndWarnings } from "#tests/support/console-messages.ts";
import { pageStages } from "#tests/support/page-stages.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const desktop = { width: 1280, height: 800 };
/** Has its own controls; the ones it shares with the large screen have been clicked already. */
const phone = { width: 360, height: 740 };

// Things that move by themselves would hide a button that does nothing.
test.use({ contextOptions: { reducedMotion: "reduce" } });

// viewer.spec.ts tests the 3D viewer; rendering is slow without a graphics card.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
    // A headless browser can't print; this makes the request to print visible.
    window.print = () => history.replaceState({ ...history.state, printed: true }, "");
  }),
);

test.describe("every button", { tag: "@desktop" }, () => {
  // Many small clicks, which may take a while on a busy machine.
  test.describe.configure({ timeout: 180_000 });

  for (const kind of new Set(pageStages.map((stage) => stage.kind))) {
    test(`every control of a ${kind} page does something, without console errors`, async ({
      page,
    }) => {
      const messages = consoleMessages(page);
      const failed = failedResponses(page);
      const known = new Set<string>();
      const unresponsive: string[] = [];
      for (const { name, reach } of pageStages.filter((stage) => stage.kind === kind)) {
        await reach(page);
        // Header and footer are the same everywhere.
        const scope = kind === "home" ? "body" : "main";
        for (const viewport of [desktop, phone]) {
          await page.setViewportSize(viewport);
          const found = await clickEverything(page, scope, known, () => reach(page));
          unresponsive.push(...found.map((key) => `${name}, ${viewport.width} wide: ${key}`));
        }
        await page.setViewportSize(desktop);
      }
      expect(unresponsive).toEqual([]);
      expect(errorsAndWarnings(messages)).toEqual([]);
      expect(failed).toEqual([]);
    });
  }
});

test("a button that does nothing is detected", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.textContent = "Nobody home";
    document.querySelector("main")?.prepend(button);
  });
  expect(await clickEverything(page, "main", new Set())).toEqual(["button “Nobody home”"]);
});

/** Collects every failed response, but for forms that are refused because nothing is filled in. */
function failedResponses(page: Page): string[] {
  const failed: string[] = [];
  page.on("response", (response) => {
    const isRefusedForm = response.status() === 422 && response.request().isNavigationRequest();
    if (response.status() >= 400 && !isRefusedForm) {
      failed.push(`${response.status()} ${response.url()}`);
    }
  });
  return failed;
}
