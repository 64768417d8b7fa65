import type { Page } from "@playwright/test";

/** As in Safari a button that is pressed takes the focus from the field, but not for itself. */
export async function pressLikeSafari(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener("mousedown", (event) => {
      if (!(event.target instanceof Element && event.target.closest("button"))) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  });
}
