import type { Page } from "@playwright/test";

/** The ways browser storage can fail: full, or not allowed at all. */
export const storageFailures = ["full", "forbidden"] as const;

/** Makes local and session storage fail in all documents of the page. */
export async function failStorage(
  page: Page,
  failure: (typeof storageFailures)[number],
): Promise<void> {
  await page.addInitScript((failure) => {
    if (failure === "full") {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
      return;
    }
    for (const name of ["localStorage", "sessionStorage"] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  }, failure);
}
