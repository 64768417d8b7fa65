import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished } from "vitest";
import { journey } from "../journey.ts";
import { recordOf, startForm } from "../leads.ts";

export const priceMatch = journey("sends a price match with a photo to the shop", async (scene) => {
  const { page, shop, shopper } = scene;
  await startForm(page, "price-match");
  await page.open("/price-match#price-match-form");
  const form = await page.frame('iframe[title="Price Match"]');
  await form.fill("Which piece is it?", "Model 2500 Sofa Chaise (Cloud White)");
  await form.fill("Who offers it?", "Big Box");
  await form.fill("Their price", "1,299.50");
  await form.fill("Name", shopper.name);
  await form.fill("Email", shopper.email);
  await form.attach("Photo or PDF of the offer", await photoOfAnOffer());
  await form.click("button", "Submit Price Match Request");
  await form.waitFor("heading", "We have the price to beat");

  const record = await recordOf(scene);
  expect(record).toMatchObject({
    lead_kind: "price_match",
    product: "Model 2500 Sofa Chaise (Cloud White)",
    product_id: "1099",
    competitor: "Big Box",
    competitor_price: 1299.5,
  });
  const { pathname } = new URL(String(record.offer_file));
  const file = await fetch(shop.url + pathname);
  expect((await sharp(await file.arrayBuffer()).metadata()).width).toBe(800);
});

async function photoOfAnOffer(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "offer-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const photo = join(folder, "offer.jpg");
  const background = "#c9b9a3";
  await sharp({ create: { width: 800, height: 600, channels: 3, background } }).toFile(photo);
  return photo;
}
