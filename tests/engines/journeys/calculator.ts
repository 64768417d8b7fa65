import { journey } from "../journey.ts";

export const calculator = journey(
  "the calculator updates while typing and keeps its values in the URL",
  async ({ page }) => {
    await page.open("/services/financing");
    await page.containsText("$105.49");
    await page.fill("Furniture total", "2000");
    await page.fill("Down payment", "500");
    await page.click("radio", "24 months");
    await page.fill("APR", "0");
    await page.containsText("$62.50");
    await page.at("/services/financing?total=2000&down=500&term=24&apr=0");

    const other = await page.newTab();
    await other.open("/services/financing?total=2000&down=500&term=24&apr=0");
    await other.containsText("$62.50");
  },
);
