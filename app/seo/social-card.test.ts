import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { starterPictures } from "#server/catalog/pictures/starter-pictures.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { fixedPages } from "#shop/pages.ts";
import { productCardPath } from "./product-card-path.server.ts";
import { sitePaths } from "./site-pages.server.ts";
import { generalCard, socialCardPath, socialCardSize } from "./social-card.ts";

const cards = globSync("public/social/**/*.jpg");

test("every page with a social card has its picture, and the home page's is the fallback", () => {
  const cardless = fixedPages.filter(({ cardPictures }) => !cardPictures).map(({ path }) => path);
  const missing = sitePaths.filter(
    (path) => !cardless.includes(path) && !existsSync(join("public", socialCardPath(path))),
  );
  expect(missing).toEqual([]);
  expect(socialCardPath("/")).toBe(generalCard);
});

test("every product of the starter set has a card that shows its title and picture (rule 2.28)", () => {
  const missing = loadProducts()
    .map((product) => productCardPath(product, starterPictures))
    .filter((path) => !existsSync(join("public", path)));
  expect(missing).toEqual([]);
});

test("every card is 1200 × 630 and at most 60 kB", async () => {
  expect(cards.length).toBeGreaterThanOrEqual(sitePaths.length);
  for (const file of cards) {
    const bytes = readFileSync(file);
    expect(await sharp(bytes).metadata(), file).toMatchObject({
      format: "jpeg",
      ...socialCardSize,
    });
    expect(bytes.length, file).toBeLessThanOrEqual(60 * 1024);
  }
});
