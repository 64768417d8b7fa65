import { journey } from "../journey.ts";

export const willItFit = journey(
  "asks on a product's page whether it fits, and types on where the answer is",
  async ({ page }) => {
    await page.open("/products/larkin-track-arm-sofa");
    await page.fill("Narrowest door: width of the opening", "36.5");
    await page.click("button", "Check");
    await page.until(
      "it fits through the door",
      () => document.querySelector("[data-fit-answer=fits] [data-passage=door]") !== null,
    );
    await page.hydrated();
    await page.fill("Width of the opening", "32");
    await page.until(
      "it no longer does, and the address has the measure",
      () =>
        document.querySelector("[data-fit-answer=no]") !== null &&
        location.search.includes("doorWidth=32"),
    );
    await page.back();
    await page.until(
      "the product is there again",
      () => document.querySelector("h1")?.textContent === "Larkin Track-Arm Sofa",
    );
  },
);
