import { expect, type Locator, type Page } from "@playwright/test";

/** Imitates Safari, where clicking a button blurs the focused field without focusing the button. */
export async function clickLikeSafari(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener("mousedown", (event) => {
      if (!(event.target instanceof Element && event.target.closest("button"))) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  });
}

/**
 * Clicks a button slowly, while `field` loses the focus: at its upper edge, where it could move
 * away from under the pointer.
 */
export async function clickSlowly(page: Page, button: Locator, field: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error("the button is not there");
  await page.mouse.move(box.x + box.width / 2, box.y + 6);
  await page.mouse.down();
  await expect(field).not.toBeFocused();
  await page.mouse.up();
}
