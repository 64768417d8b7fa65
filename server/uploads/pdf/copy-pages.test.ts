import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { hostilePdfs, SECRET } from "#tests/support/hostile-pdfs.ts";
import { OFFER_TEXT, type PdfFileParts, packedPdfFile, pdfFile } from "#tests/support/pdf-file.ts";
import { readPdf } from "#tests/support/read-pdf.ts";
import { copyPages } from "./copy-pages.ts";
import { normalizePdf, openPdfium } from "./normalize-pdf.ts";

/** Keys that no cleaned PDF may contain anywhere, reachable or not (ISO 32000-2). */
const forbidden = [
  "JS",
  "JavaScript",
  "OpenAction",
  "AA",
  "A",
  "Next",
  "URI",
  "Launch",
  "Win",
  "Dest",
  "Names",
  "EmbeddedFiles",
  "EF",
  "AF",
  "FS",
  "UF",
  "RichMediaContent",
  "3DD",
  "Sound",
  "AcroForm",
  "XFA",
  "Annots",
  "FT",
  "Metadata",
  "Info",
  "PieceInfo",
  "Thumb",
  "VP",
  "LGIDict",
  "Measure",
  "StructTreeRoot",
  "Outlines",
  "PageLabels",
  "Collection",
  "Encrypt",
  "Prev",
];

let pdfium: Awaited<ReturnType<typeof openPdfium>>;
beforeAll(async () => {
  pdfium = await openPdfium();
});
const clean = async (posted: Buffer) => Buffer.from(await copyPages(normalizePdf(pdfium, posted)));
const read = async (parts: PdfFileParts) => readPdf(await clean(pdfFile(parts)));

/** The text of the samples whose page is encoded as ASCII. */
const PACKED_OFFER = "GapQh0E=F,0U";
const RESTRICTED_OFFER = "The word /Encrypt 5 0 R stands in this text";

describe("an ordinary PDF", () => {
  it.each([
    ["F2", "mark-before-the-header.pdf", PACKED_OFFER],
    ["F2", "line-break-before-the-header.pdf", PACKED_OFFER],
    ["F2", "mail-headers-before-the-header.pdf", PACKED_OFFER],
    ["F2", "zeros-after-the-end.pdf", PACKED_OFFER],
    ["F3", "owner-password-only.pdf", PACKED_OFFER],
    ["F3", "attachment-without-type-and-script.pdf", PACKED_OFFER],
    ["F3", "word-encrypt-in-its-text.pdf", RESTRICTED_OFFER],
    ["F3", "restricted-rc4-40.pdf", RESTRICTED_OFFER],
    ["F3", "restricted-aes-128.pdf", RESTRICTED_OFFER],
    ["F3", "restricted-aes-256.pdf", RESTRICTED_OFFER],
    ["F3", "restricted-aes-256-packed-objects.pdf", RESTRICTED_OFFER],
  ])("%s: %s keeps only its page", async (_, name, content) => {
    const posted = readFileSync(`tests/fixtures/uploads/${name}`);
    const { keys, text, pages } = await readPdf(await clean(posted));
    expect({ pages, hasText: text.includes(content) }).toEqual({ pages: 1, hasText: true });
    for (const secret of ["Dana Whitfield", "Secret title", "SECRETATTACHMENT", "app.alert"]) {
      expect(text).not.toContain(secret);
    }
    expect(forbidden.filter((key) => keys.has(key))).toEqual([]);
  });

  const whole = pdfFile().toString("latin1");
  it.each([
    ["whose last lines are missing", whole.slice(0, whole.indexOf("startxref"))],
    ["whose table of objects is broken", whole.replace(/\d{10} 00000 n/g, "")],
    ["whose lengths are wrong", whole.replace(/Length \d+/, "Length 7")],
    ["with an email's line ends", `\r\n\r\n${whole}`],
  ])("F2: one %s is read as PDF readers do", async (_, posted) => {
    const { text } = await readPdf(await clean(Buffer.from(posted, "latin1")));
    expect(text).toContain(OFFER_TEXT);
  });

  it("inherits page attributes from page tree nodes", async () => {
    const cleaned = await read({
      objects: {
        2: "<</Type/Pages/Kids[10 0 R]/Count 2/Rotate 90/MediaBox[0 0 11 22]>>",
        3: "<</Type/Page/Parent 10 0 R/Contents 4 0 R>>",
        10: "<</Type/Pages/Parent 2 0 R/Kids[3 0 R 11 0 R]/Count 2/Resources<</Font<</F1 5 0 R>>>>>>",
        11: "<</Type/Page/Parent 10 0 R/Contents 4 0 R/MediaBox[0 0 33 44]>>",
      },
    });
    expect(cleaned.pages).toBe(2);
    expect(cleaned.text.match(/\/Rotate 90/g)).toHaveLength(2);
    expect(cleaned.text).toMatch(/MediaBox \[ 0 0 11 22 \]/);
    expect(cleaned.text).toMatch(/MediaBox \[ 0 0 33 44 \]/);
  });

  it.each([
    ["it has no pages", "<</Type/Pages/Kids[]/Count 0>>"],
    ["its page tree is circular", "<</Type/Pages/Kids[2 0 R 3 0 R]/Count 2>>"],
  ])("is refused when %s", async (_, pages) => {
    await expect(read({ objects: { 2: pages } })).rejects.toThrow();
  });
});

describe.each(Object.entries(hostilePdfs))("F3: a PDF with %s", (_, make) => {
  it("keeps only its page", async () => {
    const posted = make();
    const { keys, text, pages } = await readPdf(await clean(posted));
    expect({ pages, hasText: text.includes(OFFER_TEXT) }).toEqual({ pages: 1, hasText: true });
    expect(text).not.toContain(SECRET);
    expect(forbidden.filter((key) => keys.has(key))).toEqual([]);
  });

  it("keeps only its page when its objects are in object streams", async () => {
    const { keys, text } = await readPdf(await clean(await packedPdfFile(make())));
    expect(text).toContain(OFFER_TEXT);
    expect(text).not.toContain(SECRET);
    expect(forbidden.filter((key) => keys.has(key))).toEqual([]);
  });
});

describe("F3: annotations and form fields", () => {
  const appearance = {
    dict: "/Subtype/Form/BBox[0 0 99 20]/Resources<</Font<</F1 5 0 R>>>>",
    stream: "BT /F1 12 Tf (749.00) Tj ET",
  };
  const field = "/Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(749.00)/Rect[9 9 99 29]/F 4";

  it.each([
    ["a filled-in field", `<<${field}/AP<</N 11 0 R>>>>`],
    ["a filled-in field without an appearance", `<<${field}/DA(/F1 12 Tf 0 g)>>`],
    [
      "a note",
      "<</Type/Annot/Subtype/FreeText/Contents(749.00)/DA(/F1 9 Tf)/Rect[9 9 99 29]/F 4>>",
    ],
  ])("are drawn into the page: %s", async (_, annotation) => {
    const { keys, text } = await read({
      catalog:
        "/AcroForm<</Fields[10 0 R]/NeedAppearances true/DA(/F1 12 Tf 0 g)/DR<</Font<</F1 5 0 R>>>>>>",
      page: "/Annots[10 0 R]",
      objects: { 10: annotation, 11: appearance },
    });
    expect(text).toContain("749.00");
    expect(keys).not.toContain("Annots");
  });

  it("stay hidden in a layer or as a note", async () => {
    const layers = "/OCProperties<</OCGs[10 0 R]/D<</OFF[10 0 R]/Order[10 0 R]>>>>";
    const { keys, text } = await read({
      catalog: layers,
      resources: "/Properties<</L 10 0 R>>",
      page: "/Annots[<</Type/Annot/Subtype/Stamp/F 2/Rect[9 9 99 29]/AP<</N 11 0 R>>>>]",
      objects: { 10: "<</Type/OCG/Name(Old price)>>", 11: appearance },
    });
    expect(keys).toContain("OFF");
    expect(text).not.toContain("749.00");
  });
});

describe("F3: a photo in a PDF", () => {
  const photo = () =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: "#a84a22" } })
      .withExif({ IFD0: { Make: SECRET }, IFD3: { GPSLatitude: "29/1 45/1 0/1" } })
      .jpeg()
      .toBuffer();
  const hex = (bytes: Buffer) => Buffer.from(`${bytes.toString("hex")}>`);
  const image = "/Subtype/Image/Width 60/Height 40/ColorSpace/DeviceRGB/BitsPerComponent 8";

  it.each([
    ["directly", "/DCTDecode", (jpeg: Buffer) => jpeg],
    ["by its short name", "[/DCT]", (jpeg: Buffer) => jpeg],
    ["twice", "[/FlateDecode/DCTDecode]", (jpeg: Buffer) => deflateSync(jpeg)],
    ["as text", "[/ASCIIHexDecode/DCTDecode]", hex],
    ["as text, compressed", "[/Fl/AHx/DCT]", (jpeg: Buffer) => deflateSync(hex(jpeg))],
  ])("encoded %s keeps its pixels and loses its location", async (_, filter, encode) => {
    const jpeg = await photo();
    const object = { dict: `${image}/Filter${filter}`, stream: encode(jpeg) };
    const parts = { resources: "/XObject<</I 10 0 R>>", objects: { 10: object } };
    const cleaned = await clean(pdfFile(parts));
    const { text } = await readPdf(cleaned);
    expect(text).not.toContain("Exif");
    expect(text).not.toContain(SECRET);
    const start = cleaned.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
    expect(await sharp(cleaned.subarray(start)).raw().toBuffer()).toEqual(
      await sharp(jpeg).raw().toBuffer(),
    );
  });

  it("is refused when it inflates too much or uses an unknown filter", async () => {
    const bomb = deflateSync(Buffer.alloc(61 * 1024 * 1024), { level: 9 });
    for (const [filter, stream] of [
      ["[/FlateDecode/DCTDecode]", bomb],
      ["[/LZWDecode/DCTDecode]", "\x80\x0b"],
    ] as const) {
      const object = { dict: `${image}/Filter${filter}`, stream };
      const parts = { resources: "/XObject<</I 10 0 R>>", objects: { 10: object } };
      await expect(clean(pdfFile(parts))).rejects.toThrow();
    }
  });
});

describe("F3: a PDF changed at random", () => {
  it("is refused, or contains only its pages", async () => {
    const files = Object.values(hostilePdfs).map((make) => make());
    const change = fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.uint8Array({ maxLength: 3 }),
    );
    // Makes the list of annotations a font of that name, which is harmless without its content.
    const annotationsAsFont = Buffer.from(
      pdfFile().toString("latin1").replace("5 0 R>>>>", "5 0 R>/Annots[10 0 R]>>"),
      "latin1",
    );
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.array(change, { minLength: 1, maxLength: 4 }),
        async (file, changes) => {
          const broken = Buffer.from(file);
          for (const [position, bytes] of changes) {
            broken.set(bytes.subarray(0, file.length), Math.floor(position * (file.length - 9)));
          }
          const cleaned = await clean(broken).catch(() => undefined);
          if (!cleaned) return;
          taken += 1;
          const { keys, text } = await readPdf(cleaned);
          expect(forbidden.filter((key) => keys.has(key))).toEqual([]);
          expect(text).not.toContain(SECRET);
          expect(normalizePdf(pdfium, cleaned).length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 200, examples: [[annotationsAsFont, []]] },
    );
    expect(taken).toBeGreaterThan(0);
  });
});
