import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { pdfFile } from "#tests/support/pdf-file.ts";
import { type DrawnPage, openPdf } from "./open-pdf.ts";
import { pictureOf } from "./picture-of-page.ts";
import { type PicturePage, pdfOfPictures } from "./picture-pdf.ts";

/** Signs that are easily taken for each other. */
const SIGNS = "0OQ8B36G95S2Z1I7TcCeoaun.,";
/** Every sign of 8 points is drawn in a cell of so many pixels, so that cells can be compared. */
const CELL = 20;
const CELL_POINTS = (CELL * 72) / 200;

/** A page with each sign in its cell, drawn by PDFium. */
async function pageOfSigns() {
  const signs = [...SIGNS].map(
    (sign, index) => `BT /F1 8 Tf ${index * CELL_POINTS + 1} 2 Td (${sign}) Tj ET`,
  );
  const box = `/MediaBox[0 0 ${SIGNS.length * CELL_POINTS} ${CELL_POINTS * 1.5}]`;
  const page = `<</Type/Page/Parent 2 0 R${box}/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>`;
  const objects = { 3: page, 4: { dict: "", stream: signs.join("\n") } };
  return pageOf(pdfFile({ objects }), 0);
}

async function pageOf(pdf: Buffer, index: number): Promise<DrawnPage> {
  const page = (await openPdf(pdf)).draw(index);
  if (!page) throw new Error("No such page");
  return page;
}

/** A picture's cells in gray, at the size the page was drawn. */
async function cellsOf(picture: Sharp, { width, height }: { width: number; height: number }) {
  const pixels = await picture.resize({ width, height, fit: "fill" }).grayscale().raw().toBuffer();
  return [...SIGNS].map((_, cell) =>
    Array.from({ length: CELL * height }, (_, at) => {
      const [x, y] = [at % CELL, Math.floor(at / CELL)];
      return pixels[y * width + cell * CELL + x] ?? 0;
    }),
  );
}

/** The squared differences of all pixels. */
const difference = (a: ArrayLike<number> & Iterable<number>, b: ArrayLike<number>) =>
  [...a].reduce((sum, value, at) => sum + (value - (b[at] ?? 0)) ** 2, 0);

/** All pictures of a page that `pictureOf` makes, from the best to the smallest. */
async function everyPictureOf(page: DrawnPage): Promise<PicturePage[]> {
  const pictures = [await pictureOf(page, Number.POSITIVE_INFINITY)];
  for (;;) {
    const smaller = await pictureOf(page, (pictures.at(-1)?.jpeg.length ?? 0) - 1).catch(
      () => undefined,
    );
    if (!smaller) return pictures;
    pictures.push(smaller);
  }
}

describe("a page's picture", () => {
  it("shows signs of 8 points so that none can be taken for another, however small it is made", async () => {
    const page = await pageOfSigns();
    const drawn = sharp(page.pixels, { raw: { ...page.size, channels: 3 } });
    const originals = await cellsOf(drawn, page.size);
    const pictures = await everyPictureOf(page);
    expect(pictures).toHaveLength(3);
    for (const { jpeg } of pictures) {
      const cells = await cellsOf(sharp(jpeg), page.size);
      const read = cells.map((cell) => {
        const differences = originals.map((original) => difference(cell, original));
        return SIGNS[differences.indexOf(Math.min(...differences))];
      });
      expect(read.join("")).toBe(SIGNS);
    }
  });

  it("fits the bytes it may have, whatever is on it", async () => {
    const size = { width: 1000, height: 800 };
    const pixels = Uint8Array.from(
      { length: 1000 * 800 * 3 },
      (_, at) => (at * 2_654_435_761) >>> 24,
    );
    const pictures = await everyPictureOf({ points: size, size, pixels });
    expect(pictures.map((picture) => picture.size.width)).toEqual([1000, 1000, 750]);
    const bytes = pictures.map(({ jpeg }) => jpeg.length);
    expect(bytes.toSorted((a, b) => b - a)).toEqual(bytes);
  });

  it("fills a page of the PDF, as other readers see it", async () => {
    const page = await pageOfSigns();
    const picture = await pictureOf(page, Number.POSITIVE_INFINITY);
    const shown = await pageOf(pdfOfPictures([picture, picture]), 1);
    expect(shown.size).toEqual(page.size);
    const decoded = await sharp(picture.jpeg).raw().toBuffer();
    expect(difference(shown.pixels, decoded) / decoded.length).toBeLessThan(1);
  });
});
