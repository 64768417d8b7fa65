import { expect, type Locator, type Page } from "@playwright/test";
import { chromiumFlags } from "../../scripts/find-chromium.ts";
import { errorsAndWarnings } from "./console-messages.ts";

const executablePath = process.env.CHROME_PATH;

/** Without a graphics card, a browser renders 3D only if software rendering is enabled. */
export const drawsIn3D = {
  launchOptions: {
    args: [
      ...chromiumFlags(),
      "--use-gl=angle",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
    ],
    ...(executablePath ? { executablePath } : {}),
  },
};

/** Software rendering without a graphics card is slow. */
export const slowRendering = { timeout: 120_000 };

/** What tests read of the viewer's element. */
export interface ViewerElement extends HTMLElement {
  loaded: boolean;
  variantName: string | null;
  availableVariants: string[];
  environmentImage: string | null;
  getCameraOrbit: () => { theta: number };
  activateAR: () => Promise<void>;
}

/**
 * Returns errors and warnings among the messages, except the library's note that two frames took over
 * half a second, as without a graphics card.
 */
export function complaintsOf(messages: readonly string[]): string[] {
  return errorsAndWarnings(messages).filter((line) => !line.includes("rAF timed out"));
}

/** Opens the viewer of the product whose page is open. */
export async function openViewer(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Look around it in 3D" }).click();
  return page.getByRole("dialog", { name: / in 3D$/ });
}

/** Waits until the model is there. */
export async function modelShown(within: Page | Locator): Promise<void> {
  await expect(within.locator("[data-shown=true]")).toBeVisible(slowRendering);
}

/** Evaluates a function on the viewer's element. */
export function evaluateViewer<Result>(
  within: Page | Locator,
  read: (element: ViewerElement) => Result,
): Promise<Awaited<Result>> {
  return within.locator("model-viewer").evaluate(read as (element: Node) => Result) as Promise<
    Awaited<Result>
  >;
}

/** The user agents of two phones. */
export const phones = {
  android:
    "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  iPhone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
};

/**
 * Makes the browser believe that its phone has a viewer, and keeps the address it would be given on the
 * document's element, as `data-handed-over`.
 */
export function catchHandover(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const supports = DOMTokenList.prototype.supports;
    DOMTokenList.prototype.supports = function (token) {
      return (token === "ar" && /iPhone/.test(navigator.userAgent)) || supports.call(this, token);
    };
    HTMLAnchorElement.prototype.click = function () {
      document.documentElement.dataset.handedOver = this.href;
    };
  });
}
