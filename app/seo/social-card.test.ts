import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { twinPath } from "#domain/addresses/twins.ts";
import { languageCodes } from "#domain/language.ts";
import { starterPictures } from "#server/catalog/pictures/starter-pictures.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { fixedPages } from "#shop/pages.ts";
import { productCardPath } from "./product-card-path.server.ts";
import { sitePaths } from "./site-pages.server.ts";
import { generalCard, productOfCard, socialCardPath, socialCardSize } from "./social-card.ts";

const cards = globSync("public/social/**/*.jpg");

test("every page but products has a card in each language, unless the table of pages gives it none", () => {
  const withCard = fixedPages.filter(({ cardPictures }) => cardPictures).map(({ path }) => path);
  const paths = [...new Set([...sitePaths, ...withCard])];
  expect(paths).toHaveLength(23);
  const missing = languageCodes
    .flatMap((language) => paths.map((path) => twinPath(path, language) ?? path))
    .filter((path) => !existsSync(join("public", socialCardPath(path))));
  expect(missing).toEqual([]);
});

test("a page without a card shows that of the home page in its language", () => {
  expect(generalCard("/social/will-it-fit.jpg")).toBe("/social/home.jpg");
  expect(generalCard("/social/es/cabe-en-su-casa.jpg")).toBe("/social/es.jpg");
  for (const card of ["/social/home.jpg", "/social/es.jpg"]) {
    expect(generalCard(card)).toBe(card);
    expect(existsSync(join("public", card))).toBe(true);
  }
});

test.each([
  ["/social/products/sofa.jpg", "sofa"],
  ["/social/products/sofa.0a1b2c3d.jpg", "sofa"],
  ["/social/es/productos/sofa.0a1b2c3d.jpg", "sofa"],
  ["/social/productos/sofa.jpg", undefined],
  ["/social/products/sofa/3d.jpg", undefined],
  ["/social/home.jpg", undefined],
])("%s is the card of the product %s", (path, slug) => {
  expect(productOfCard(path)).toBe(slug);
});

test("Node runs the script that makes the cards as it is, without a build", () => {
  const load = 'await import("./scripts/social-cards/cards.ts"); console.log("loaded")';
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", load]);
  expect(String(output)).toContain("loaded");
});

test("every product of the starter set has a card that shows its title and picture (rule 2.28)", () => {
  const missing = loadProducts()
    .map((product) => productCardPath(product, starterPictures))
    .filter((path) => !existsSync(join("public", path)));
  expect(missing).toEqual([]);
});

test("every card is 1200 × 630 and at most 60 kB", async () => {
  expect(cards.length).toBeGreaterThanOrEqual(languageCodes.length * sitePaths.length);
  for (const file of cards) {
    const bytes = readFileSync(file);
    expect(await sharp(bytes).metadata(), file).toMatchObject({
      format: "jpeg",
      ...socialCardSize,
    });
    expect(bytes.length, file).toBeLessThanOrEqual(60 * 1024);
  }
});
