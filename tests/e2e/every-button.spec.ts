import type { Page } from "@playwright/test";
import { pressEverything } from "#tests/support/pressing.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { sitePages } from "#tests/support/site-pages.ts";

// Things that move by themselves would hide a button that does nothing.
test.use({ contextOptions: { reducedMotion: "reduce" } });

// What the 3D viewer does is shown in viewer.spec.ts; drawing takes long without a graphics card.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  }),
);

test.describe("every button", { tag: "@desktop" }, () => {
  // Many small presses: a busy machine may take its time.
  test.describe.configure({ timeout: 180_000 });

  for (const kind of new Set(sitePages.map((page) => page.kind))) {
    test(`of a ${kind} page does something, and nobody complains`, async ({ page }) => {
      const complaints = listen(page);
      const known = new Set<string>();
      const dead: string[] = [];
      for (const { path } of sitePages.filter((one) => one.kind === kind)) {
        await page.goto(path);
        // Header and footer are the same everywhere.
        const scope = kind === "home" ? "body" : "main";
        for (const key of await pressEverything(page, scope, known)) dead.push(`${path}: ${key}`);
      }
      expect(dead).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
});

test("a button that does nothing is found out", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.textContent = "Nobody home";
    document.querySelector("main")?.prepend(button);
  });
  expect(await pressEverything(page, "main", new Set())).toEqual(["button “Nobody home”"]);
});

/** Everything the console says, and every answer that is a failure. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("response", (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`);
  });
  return complaints;
}
