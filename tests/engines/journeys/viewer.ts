import { journey } from "../journey.ts";

interface Viewer extends HTMLElement {
  variantName: string | null;
  getCameraOrbit: () => { theta: number };
}

// The viewer's library logs this if two frames take over half a second, as without a graphics card.
const slowDrawing = /^warning: rAF timed out in updateSource$/;

export const viewer = journey(
  "shows a product in 3D, turns it and changes its color",
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
  },
  slowDrawing,
);
