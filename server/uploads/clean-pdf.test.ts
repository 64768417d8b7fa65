import { readFileSync } from "node:fs";
import { constants, deflateRawSync } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { hostilePdfs, SECRET } from "#tests/support/hostile-pdfs.ts";
import { type PdfFileParts, pdfFile } from "#tests/support/pdf-file.ts";
import { picturesInPdf } from "#tests/support/pictures-in-pdf.ts";
import { cleanPdf, PasswordProtectedPdf } from "./clean-pdf.ts";

const sample = (name: string) => readFileSync(`tests/fixtures/uploads/${name}`);

/** How much is drawn in a part of the only page: 0 for white, 255 for black. */
async function inkIn(pdf: Buffer, [left, top, width, height]: [number, number, number, number]) {
  const [picture, ...more] = picturesInPdf(pdf);
  expect(more).toEqual([]);
  const part = sharp(picture).extract({ left, top, width, height }).grayscale();
  const { data } = await part.raw().toBuffer({ resolveWithObject: true });
  return 255 - data.reduce((sum, value) => sum + value, 0) / data.length;
}

/** Pixels of the line of text on the page of every `pdfFile`, and of the lower left corner. */
const OFFER_LINE = [50, 240, 300, 50] as [number, number, number, number];
const CORNER = [20, 470, 260, 65] as [number, number, number, number];
const offerInk = await inkIn(await cleanPdf(pdfFile()), OFFER_LINE);

/** Compressed spaces; each megabyte takes about a kilobyte. */
function compressedSpaces(megabytes: number): Buffer {
  const options = { level: 9, finishFlush: constants.Z_FULL_FLUSH };
  const megabyte = deflateRawSync(Buffer.alloc(1024 * 1024, " "), options);
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: megabytes }, () => megabyte),
    Buffer.from([3, 0]),
  ]);
}
const inflating = (stream: Buffer) =>
  pdfFile({ objects: { 4: { dict: "/Filter/FlateDecode", stream } } });

/** A PDF with one page object, shown as often as given. */
const repeatedPage = (count: number) =>
  pdfFile({ objects: { 2: `<</Type/Pages/Kids[${"3 0 R ".repeat(count)}]/Count ${count}>>` } });

describe("a PDF is kept as pictures of its pages (rule 12.6)", () => {
  it.each([
    ["F2", "mark-before-the-header.pdf"],
    ["F2", "line-break-before-the-header.pdf"],
    ["F2", "mail-headers-before-the-header.pdf"],
    ["F2", "zeros-after-the-end.pdf"],
    ["F3", "owner-password-only.pdf"],
    ["F3", "attachment-without-type-and-script.pdf"],
    ["F3", "word-encrypt-in-its-text.pdf"],
    ["F3", "restricted-rc4-40.pdf"],
    ["F3", "restricted-aes-128.pdf"],
    ["F3", "restricted-aes-256.pdf"],
    ["F3", "restricted-aes-256-packed-objects.pdf"],
  ])("%s: %s is opened", async (_, name) => {
    expect(await inkIn(await cleanPdf(sample(name)), [0, 0, 833, 555])).toBeGreaterThan(1);
  });

  const whole = pdfFile().toString("latin1");
  it.each([
    ["whose last lines are missing", whole.slice(0, whole.indexOf("startxref"))],
    ["without a trailer", whole.replace(/^xref.*/ms, "")],
    ["without a table of objects", whole.replace(/^xref.*(?=trailer)/ms, "")],
    ["whose table of objects is broken", whole.replace(/\d{10} 00000 n/g, "")],
    ["whose lengths are wrong", whole.replace(/Length \d+/, "Length 7")],
    ["with an email's line ends", `\r\n\r\n${whole}`],
  ])("F2: one %s is read as PDF readers do", async (_, posted) => {
    const cleaned = await cleanPdf(Buffer.from(posted, "latin1"));
    expect(await inkIn(cleaned, OFFER_LINE)).toBeCloseTo(offerInk);
  });

  it.each(Object.entries(hostilePdfs))(
    "F3: one with %s shows the same and has nothing else",
    async (_, posted) => {
      expect(posted.includes(SECRET)).toBe(true);
      const cleaned = await cleanPdf(posted);
      expect(cleaned.includes(SECRET)).toBe(false);
      expect(await inkIn(cleaned, OFFER_LINE)).toBeCloseTo(offerInk, 0);
    },
  );

  it("F3: one with a photo loses where it was taken", async () => {
    const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#000" } })
      .withExif({ IFD0: { Make: SECRET }, IFD3: { GPSLatitude: "29/1 45/1 0/1" } })
      .jpeg()
      .toBuffer();
    const dict =
      "/Subtype/Image/Width 60/Height 40/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode";
    const cleaned = await cleanPdf(
      pdfFile({
        resources: "/XObject<</I 10 0 R>>",
        content: "100 0 0 40 0 0 cm /I Do",
        objects: { 10: { dict, stream: jpeg } },
      }),
    );
    expect(await inkIn(cleaned, CORNER)).toBeGreaterThan(200);
    for (const hidden of [SECRET, "Exif"]) expect(cleaned.includes(hidden)).toBe(false);
  });

  it("F3: one changed at random is refused, or has nothing but pictures", async () => {
    const change = fc.tuple(fc.nat(9_999), fc.uint8Array({ minLength: 1, maxLength: 3 }));
    let kept = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.values(hostilePdfs)),
        fc.array(change, { minLength: 1, maxLength: 4 }),
        async (posted, changes) => {
          const broken = Buffer.from(posted);
          for (const [position, bytes] of changes) {
            broken.set(bytes, Math.floor((position / 10_000) * (broken.length - 3)));
          }
          const cleaned = await cleanPdf(broken).catch(() => undefined);
          if (!cleaned) return;
          kept += 1;
          expect(picturesInPdf(cleaned).length).toBeGreaterThan(0);
          expect(cleaned.includes(SECRET)).toBe(false);
        },
      ),
      { numRuns: 40 },
    );
    expect(kept).toBeGreaterThan(0);
  });
});

describe("what is on top of a page", () => {
  const fields = "/AcroForm<</Fields[10 0 R]/DA(/F1 12 Tf 0 g)/DR<</Font<</F1 5 0 R>>>>>>";
  const field = "/Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(749.00)/Rect[9 9 99 29]";
  const stamp = "/Type/Annot/Subtype/Stamp/Rect[9 9 99 29]/AP<</N 11 0 R>>";
  const appearance = {
    dict: "/Subtype/Form/BBox[0 0 99 20]/Resources<</Font<</F1 5 0 R>>>>",
    stream: "BT /F1 12 Tf (749.00) Tj ET",
  };
  const withAnnotation = async (annotation: string, parts: PdfFileParts = {}) => {
    const objects = { 10: annotation, 11: appearance, ...parts.objects };
    return cleanPdf(pdfFile({ page: "/Annots[10 0 R]", ...parts, objects }));
  };

  it.each([
    ["a filled-in field", `<<${field}/F 4/AP<</N 11 0 R>>>>`],
    ["a filled-in field without an appearance", `<<${field}/F 4/DA(/F1 12 Tf 0 g)>>`],
    ["a stamp", `<<${stamp}/F 4>>`],
    [
      "a note",
      "<</Type/Annot/Subtype/FreeText/Contents(749.00)/DA(/F1 9 Tf)/Rect[9 9 99 29]/F 4>>",
    ],
  ])("is in its picture: %s", async (_, annotation) => {
    expect(
      await inkIn(await withAnnotation(annotation, { catalog: fields }), CORNER),
    ).toBeGreaterThan(3);
  });

  it.each([
    ["a hidden stamp", `<<${stamp}/F 2>>`, {}],
    [
      "a hidden layer",
      "null",
      {
        catalog: "/OCProperties<</OCGs[12 0 R]/D<</OFF[12 0 R]>>>>",
        resources: "/Properties<</L 12 0 R>>",
        content: "/OC /L BDC BT /F1 12 Tf 20 15 Td (749.00) Tj ET EMC",
        objects: { 12: "<</Type/OCG/Name(Old price)>>" },
      },
    ],
  ])("isn't in its picture: %s", async (_, annotation, parts) => {
    expect(await inkIn(await withAnnotation(annotation, parts), CORNER)).toBeCloseTo(0);
  });
});

describe("the pages of a PDF", () => {
  it("keep their order and sizes, and one that is missing is left out", async () => {
    const cleaned = await cleanPdf(
      pdfFile({
        objects: {
          2: "<</Type/Pages/Kids[10 0 R 11 0 R]/Count 3>>",
          3: "<</Type/Page/Parent 10 0 R/MediaBox[0 0 36 72]>>",
          10: "<</Type/Pages/Parent 2 0 R/Kids[3 0 R]/Count 1/Rotate 90>>",
          11: "<</Type/Page/Parent 2 0 R/MediaBox[0 0 36 36]>>",
        },
      }),
    );
    expect(cleaned.toString("latin1").match(/MediaBox\[[^\]]*\]/g)).toEqual([
      "MediaBox[0 0 72.00 36.00]",
      "MediaBox[0 0 36.00 36.00]",
    ]);
    const sizes = await Promise.all(picturesInPdf(cleaned).map((jpeg) => sharp(jpeg).metadata()));
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [200, 100],
      [100, 100],
    ]);
  });

  it.each([
    ["200 by 200 inches", "0 0 14400 14400", 3464, 3464],
    ["a hundred kilometers long", "0 0 283464567 612", 40_000, 2],
    ["larger than numbers go", "0 0 1e38 1e38", 1700, 2200],
    ["empty", "0 0 0 0", 1700, 2200],
    ["given upside down", "300 200 0 0", 833, 555],
    ["a scrolled screenshot", "0 0 390 20000", 483, 24_806],
  ])("have pictures of limited size: %s", async (_, box, width, height) => {
    const page = `<</Type/Page/Parent 2 0 R/MediaBox[${box}]>>`;
    const [picture] = picturesInPdf(await cleanPdf(pdfFile({ objects: { 3: page } })));
    expect(await sharp(picture).metadata()).toMatchObject({ width, height });
  });

  it("may be 30, and not one more", async () => {
    expect(picturesInPdf(await cleanPdf(repeatedPage(30)))).toHaveLength(30);
    await expect(cleanPdf(repeatedPage(31))).rejects.toThrow("can't be read");
  });

  it("are refused when there are none", async () => {
    const pdf = pdfFile({ objects: { 2: "<</Type/Pages/Kids[]/Count 0>>" } });
    await expect(cleanPdf(pdf)).rejects.toThrow("can't be read");
  });

  it("are drawn once when they are in a circle", async () => {
    const pdf = pdfFile({ objects: { 2: "<</Type/Pages/Kids[2 0 R 3 0 R]/Count 2>>" } });
    expect(await inkIn(await cleanPdf(pdf), OFFER_LINE)).toBeCloseTo(offerInk);
  });
});

describe("a PDF opened in a separate process", () => {
  it("F3: is refused as locked only when it needs a password", async () => {
    await expect(cleanPdf(sample("needs-a-password.pdf"))).rejects.toBeInstanceOf(
      PasswordProtectedPdf,
    );
  });

  it("is refused, but not as locked, when it isn't a PDF", async () => {
    const reason = await cleanPdf(Buffer.from("%PDF-1.7\nno more")).catch((error) => error);
    expect(reason).toBeInstanceOf(Error);
    expect(reason).not.toBeInstanceOf(PasswordProtectedPdf);
  });

  it("is refused when it takes too long, and the next one works", async () => {
    const slow = cleanPdf(inflating(compressedSpaces(40)), 1);
    const next = cleanPdf(pdfFile());
    await expect(slow).rejects.toThrow("Ended without a response");
    expect(picturesInPdf(await next)).toHaveLength(1);
  });

  it("is refused when it exceeds the process's memory", async () => {
    await expect(cleanPdf(inflating(compressedSpaces(400)))).rejects.toThrow();
  });
});
