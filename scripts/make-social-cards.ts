// Makes public/social/**.jpg, the pictures of pages in chats and social networks: the page's
// picture next to its title. Run by hand when titles, pictures or products change: `npm run social`
// makes them all, `npm run social -- living-room delivery` those whose path contains one of the
// words.
import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { socialCardPath, socialCardSize } from "#app/seo/social-card.ts";
import { languageCodes } from "#domain/language.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import pictures from "#shop/pictures.json" with { type: "json" };
import { type PictureFiles, pictureFile } from "#ui/picture-files.ts";
import { findChromium } from "./find-chromium.ts";
import { cardHtml } from "./social-cards/card-html.ts";
import { type SocialCard, socialCards } from "./social-cards/cards.ts";

/** Maximum bytes of a card, to keep the repository small: there is one for every page. */
const largest = 60 * 1024;

const manifest: Record<string, PictureFiles | undefined> = pictures;
const products = loadProducts();
const executablePath = await findChromium();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: socialCardSize });
const filters = process.argv.slice(2);
if (filters.length === 0) rmSync("public/social", { recursive: true, force: true });

let made = 0;
for (const language of languageCodes) {
  for (const card of socialCards(products, language)) {
    if (filters.length > 0 && !filters.some((word) => card.path.includes(word))) continue;
    const picture = cardPicture(card);
    // A product without a picture uses the shop's own card instead.
    if (!picture && card.shows === "piece") continue;
    await page.setContent(cardHtml(card, picture, language), { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await writeCard(card, await page.screenshot());
    made += 1;
  }
}
await browser.close();
process.stdout.write(`${made} social cards in public/social\n`);

function cardPicture({ pictures: names }: SocialCard): string | undefined {
  const name = names.find((candidate) => manifest[candidate]);
  const found = name && manifest[name];
  return (
    found && join("public/pictures", name, pictureFile(found, found.widths.at(-1) ?? 0, "avif"))
  );
}

async function writeCard(card: SocialCard, screenshot: Buffer): Promise<void> {
  const file = join("public", card.file ?? socialCardPath(card.path));
  mkdirSync(dirname(file), { recursive: true });
  for (const former of globSync(`public/social${card.path}.*.jpg`)) rmSync(former);
  writeFileSync(file, await fitting(screenshot));
}

/** Returns the best JPEG that is small enough, or the smallest of those tried. */
async function fitting(screenshot: Buffer): Promise<Buffer> {
  let jpeg = screenshot;
  for (const quality of [82, 74, 66, 58, 50]) {
    jpeg = await sharp(screenshot).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= largest) break;
  }
  return jpeg;
}
