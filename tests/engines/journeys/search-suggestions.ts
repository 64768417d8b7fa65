import { journey } from "../journey.ts";

export const searchSuggestions = journey(
  "shows search suggestions while typing that lead to the right pages",
  async ({ page }) => {
    await page.open("/search");
    await page.fill("What are you looking for?", "lift ch");
    await page.click("option", "Recliners & Lift Chairs");
    await page.arrives("/collections/living-room/recliners-lift-chairs", "Recliners & Lift Chairs");
    await page.back();
    await page.arrives("/search", "Search");
    await page.fill("What are you looking for?", "4700");
    await page.click("option", "Model 4700");
    await page.waitFor("button", "Add to Cart");
    await page.until("the piece is open", () =>
      location.pathname.startsWith("/products/model-4700"),
    );
  },
);
