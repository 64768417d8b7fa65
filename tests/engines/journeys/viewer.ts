import { journey } from "../journey.ts";

interface Viewer extends HTMLElement {
  variantName: string | null;
  getCameraOrbit: () => { theta: number };
}

// The viewer's library logs this if two frames take over half a second, as without a graphics card.
const slowDrawing = /^warning: rAF timed out in updateSource$/;

export const viewer = journey(
  "shows a product in 3D, turns it, changes its color, draws its sizes and goes back",
  async ({ page }) => {
    await page.open("/products/pebble-modular-accent-chair");
    await page.click("button", "Look around it in 3D");
    await page.until(
      "the model is shown",
      () => document.querySelector("dialog[open] [data-shown=true]") !== null,
    );
    const before = await page.evaluate(
      () => document.querySelector<Viewer>("model-viewer")?.getCameraOrbit().theta ?? Number.NaN,
    );
    await page.click("button", "Turn right");
    await page.until(
      "the model is turned",
      (theta) => {
        const viewer = document.querySelector<Viewer>("model-viewer");
        return viewer !== null && viewer.getCameraOrbit().theta < theta - 0.1;
      },
      before,
    );
    await page.click("radio", "Charcoal Black");
    await page.until(
      "the model is black",
      () => document.querySelector<Viewer>("model-viewer")?.variantName === "Charcoal Black",
    );
    await page.click("button", "Show sizes");
    await page.until(
      "its three sizes are drawn",
      () =>
        document.querySelectorAll("dialog[open] svg path[stroke][d]").length === 3 &&
        document.querySelector("model-viewer")?.textContent.includes("34 in") === true,
    );
    await page.click("button", "Close");
    await page.until(
      "the viewer is closed, and the page shows the color",
      () =>
        document.querySelector("dialog[open]") === null &&
        document.querySelector<HTMLInputElement>("input[value='Charcoal Black']")?.checked === true,
    );
    await page.click("link", "View in your room");
    await page.arrives(
      "/products/pebble-modular-accent-chair/3d?color=Charcoal%20Black",
      "Pebble Modular Accent Chair in 3D",
    );
    await page.until(
      "the model is on its page",
      () => document.querySelector("main [data-shown=true]") !== null,
    );
    await page.back();
    await page.until(
      "the product is there again",
      () => document.querySelector("h1")?.textContent === "Pebble Modular Accent Chair",
    );
  },
  slowDrawing,
);
