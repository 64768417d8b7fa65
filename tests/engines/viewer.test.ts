import { journey } from "./journey.ts";

interface Viewer extends HTMLElement {
  variantName: string | null;
  getCameraOrbit: () => { theta: number };
}

journey("a piece is seen in 3D, or in pictures where the browser can't draw", async ({ page }) => {
  await page.open("/products/pebble-modular-accent-chair");
  const draws = await page.evaluate(
    () => document.createElement("canvas").getContext("webgl2") !== null,
  );
  await page.click("button", "Look around it in 3D");
  if (!draws) {
    await page.reads("This browser can't draw in 3D, so here is the piece in pictures.");
    return;
  }
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
});
