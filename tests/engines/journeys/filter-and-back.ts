import { expect } from "vitest";
import { journey } from "../journey.ts";

const listing = "/collections/living-room/recliners-lift-chairs";

export const filterAndBack = journey(
  "a filter narrows the listing, and Back removes it",
  async ({ page, shop }) => {
    const cards = () => page.evaluate(() => document.querySelectorAll("main article").length);
    await page.open(listing);
    const all = await cards();
    const inDrawer = await page.has("link", "Filter");
    if (inDrawer) await page.click("link", "Filter");
    await page.click("checkbox", "Leather");
    await page.at(`${listing}?material=leather`);
    const html = await (await fetch(`${shop.url}${listing}?material=leather`)).text();
    const some = html.match(/<article/g)?.length;
    expect(some).toBeLessThan(all);
    if (inDrawer) await page.click("button", `Show ${some} piece`);
    await page.until("only leather is listed", listed, some ?? 0);
    await page.waitFor("link", "Remove filter: Material");

    await page.back();
    await page.at(listing);
    await page.until("everything is listed again", listed, all);
    expect(await page.has("link", "Remove filter")).toBe(false);
  },
);

function listed(count: number): boolean {
  return (
    document.querySelector("dialog:modal") === null &&
    document.querySelectorAll("main article").length === count
  );
}
