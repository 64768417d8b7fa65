import { expect, type Locator, type Page } from "@playwright/test";

/** As in Safari a button that is pressed takes the focus from the field, but not for itself. */
export async function clickLikeSafari(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener("mousedown", (event) => {
      if (!(event.target instanceof Element && event.target.closest("button"))) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  });
}

/** Presses a button slowly, while the focus leaves `field`: by its upper edge, where it would slide away from under the pointer. */
export async function clickSlowly(page: Page, button: Locator, field: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const place = await button.boundingBox();
  if (!place) throw new Error("the button is not there");
  await page.mouse.move(place.x + place.width / 2, place.y + 6);
  await page.mouse.down();
  await expect(field).not.toBeFocused();
  await page.mouse.up();
}
