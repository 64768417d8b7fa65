import type { Page } from "@playwright/test";
import { type Control, controlsIn, press } from "#tests/support/pressing.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { sitePages } from "#tests/support/site-pages.ts";

// Things that move by themselves would hide a button that does nothing.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { name, path } of sitePages) {
  test(`everything on ${name} does something when pressed, and nobody complains`, async ({
    page,
  }) => {
    const complaints = listen(page);
    // Header and footer are the same everywhere.
    await pressAll(page, path, path === "/" ? "body" : "main");
    expect(complaints).toEqual([]);
  });
}

/**
 * Presses one thing after the other, each on the page as it was opened or as the last press left it,
 * and then what that press brought into sight: a menu's links, a dialog's buttons.
 */
async function pressAll(page: Page, path: string, scope: string) {
  const inSight = () => controlsIn(page.locator(`dialog[open], ${scope}:not(:has(dialog[open]))`));
  const known = new Set<string>();
  const news = async () => (await inSight()).filter(({ key }) => !known.has(key) && known.add(key));
  await openAnew(page, path);
  const waiting = (await news()).map((control) => [control]);
  for (let way = waiting.shift(); way !== undefined; way = waiting.shift()) {
    const last = way.at(-1) as Control;
    if (!(await inSight()).some(({ key }) => key === last.key)) {
      await openAnew(page, path);
      for (const step of way.slice(0, -1)) {
        await inSight();
        await press(page, step);
      }
      await inSight();
    }
    await press(page, last);
    if (new URL(page.url()).pathname !== new URL(path, page.url()).pathname) {
      await openAnew(page, path);
    } else if (way.length < 2) {
      waiting.unshift(...(await news()).map((control) => [...(way ?? []), control]));
    }
  }
}

/** As a shopper who was never here, once the page stands still. */
async function openAnew(page: Page, path: string) {
  await page.evaluate(() => {
    if (location.protocol === "about:") return;
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(path);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const still = () => resolve();
        let wait = setTimeout(still, 150);
        new MutationObserver(() => {
          clearTimeout(wait);
          wait = setTimeout(still, 150);
        }).observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );
}

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
