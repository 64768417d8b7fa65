import { readFileSync } from "node:fs";
import fc from "fast-check";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { pdfFile } from "#tests/support/pdf-file.ts";
import { cleanPicture } from "./clean-picture.ts";
import { checkOfferFile, fileProblemText } from "./offer-file.ts";

const canvas = { width: 60, height: 40, channels: 3, background: "#a84a22" } as const;
const picture = (size: { width?: number; height?: number } = {}) =>
  sharp({ create: { ...canvas, ...size } });
/** Format and size of a picture after it is cleaned. */
const cleaned = async (made: Sharp, type: Parameters<typeof cleanPicture>[1]) => {
  const clean = await cleanPicture(await made.toBuffer(), type);
  const { format, width, height } = await sharp(clean).metadata();
  return { format, width, height };
};
/** The start of a file with the structure of AVIF and HEIC, with its main and other brands. */
const branded = (main: string, ...others: string[]) => {
  const head = Buffer.from(`\0\0\0\0ftyp${main}\0\0\0\0${others.join("")}`, "latin1");
  head.writeUInt32BE(16 + 4 * Math.min(others.length, 2), 0);
  return head;
};

const sample = (name: string) => readFileSync(`tests/fixtures/uploads/${name}`);
const frames = async () => [await picture().png().toBuffer(), await picture().png().toBuffer()];

describe("an offer file is checked by its content", () => {
  it.each([
    ["jpeg", "offer.jpg", () => picture().jpeg().toBuffer()],
    ["png", "offer.png", () => picture().png().toBuffer()],
    ["webp", "offer.webp", () => picture().webp().toBuffer()],
    ["gif", "offer.gif", () => picture().gif().toBuffer()],
    ["tiff", "scan.tif", () => picture().tiff().toBuffer()],
    ["avif", "F4: picture.avif", () => sample("picture.avif")],
    ["avif", "F4: picture.avif.jpg", () => sample("picture.avif")],
    ["avif", "F4: brand-mif1.avif", () => sample("brand-mif1.avif")],
    ["avif", "F4: moving.avif", () => branded("avis", "msf1", "miaf")],
    ["avif", "F4: open brands, AV1 inside", () => branded("mif1", "miaf", "infeav01")],
    ["heic", "F4: open brands, no AV1 inside", () => branded("mif1", "miaf", "infehvc1")],
    ["heic", "F4: HEIC by its second brand", () => branded("mif1", "heic")],
    ["heic", "F4: HEIC by its main brand", () => branded("heic", "mif1")],
    ["heic", "F4: a burst of photos", () => branded("hevc", "msf1")],
    ["jpeg", "a name that claims nothing", () => picture().jpeg().toBuffer()],
    ["pdf", "offer.pdf", () => pdfFile()],
    ["pdf", "F2: mark before the header", () => sample("mark-before-the-header.pdf")],
    ["pdf", "F2: line break before it", () => sample("line-break-before-the-header.pdf")],
    ["pdf", "F2: mail headers before it", () => sample("mail-headers-before-the-header.pdf")],
    ["pdf", "F2: zeros after the end", () => sample("zeros-after-the-end.pdf")],
    ["pdf", "F2: header after 1,000 bytes", () => Buffer.concat([Buffer.alloc(1_000), pdfFile()])],
  ])("accepts a %s named %s", async (type, name, make) => {
    expect(checkOfferFile({ name, bytes: await make() })).toEqual({ ok: true, type });
  });

  it.each([
    ["a page named like a picture", "<html><script>alert(1)</script></html>", "a web page"],
    ["a page with a head", "\xef\xbb\xbf <!DOCTYPE html>\n<html lang=en>", "a web page"],
    ["a program named like a PDF", "MZ\u0090\0 this program cannot be run", "a program"],
    ["a drawing that can run scripts", "<svg xmlns='http://www.w3.org/2000/svg'/>", "an SVG"],
    ["a drawing with a head", "<?xml version='1.0'?><!-- made -->\n<svg>", "an SVG"],
    ["a Word document", "PK\x03\x04 [Content_Types].xml word/document.xml", "a Word document"],
    ["a sheet", "PK\x03\x04 [Content_Types].xml xl/workbook.xml", "an Excel sheet"],
    ["an archive", "PK\x03\x04 offer.jpg and so on", "a ZIP archive"],
    ["an older document", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 and on", "an Office document"],
    ["an email", "Received: from a by b\r\nSubject: Our offer\r\n", "a saved e-mail"],
    ["a page saved by Chrome", "From: <Saved by Blink>\r\nSubject: Sofa", "a saved web page"],
    ["a page saved by Safari", "bplist00\xd1\x01\x02_\x10\x0fWebMain", "a saved web page"],
    ["a video", "\0\0\0\x14ftypqt  \0\0\0\0qt  ", "a video"],
    ["a phone's video", "\0\0\0\x18ftypmp42\0\0\0\0isommp42", "a video"],
    ["a BMP picture", "BM\x36\0\0\0 and its pixels", "a BMP picture"],
    ["a JPEG XL picture", "\0\0\0\x0cJXL \r\n\x87\n and on", "a JPEG XL picture"],
    ["a Photoshop file", "8BPS\0\x01\0\0\0\0\0\0\0\x03", "a Photoshop file"],
    ["a raw photo", "II*\0\x10\0\0\0CR\x02\0\0\0\0\0", "a camera's raw photo"],
    ["a link", "[InternetShortcut]\r\nURL=https://bigbox.example/", "a link to a page"],
    ["a list", "sofa,price\r\nModel 2500,499.00\r\n", "a text file"],
  ])("F4: recognizes %s and gives advice", (_, content, name) => {
    const checked = checkOfferFile({ name: "offer.jpg", bytes: Buffer.from(content, "latin1") });
    expect(checked.ok ? "taken" : fileProblemText("en", checked.problem)).toMatch(
      new RegExp(`^That file is ${name}.*Please (send|save|open|put)`),
    );
  });

  it("F4: refuses an unknown type with the list of accepted types", () => {
    const bytes = Buffer.from("\x01\x02\x03\x04 nobody knows what this is \0\0", "latin1");
    expect(checkOfferFile({ name: "offer.jpg", bytes })).toEqual({
      ok: false,
      problem: "wrongType",
    });
  });

  it("checks any bytes without an error", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), (bytes) => {
        const checked = checkOfferFile({ name: "offer", bytes: Buffer.from(bytes) });
        expect(checked.ok || fileProblemText("en", checked.problem).includes("Please")).toBe(true);
      }),
    );
  });

  it("refuses an empty file", () => {
    expect(checkOfferFile({ name: "offer.jpg", bytes: Buffer.alloc(0) })).toEqual({
      ok: false,
      problem: "empty",
    });
  });

  it("accepts 10 MB and refuses one byte more", () => {
    const bytes = Buffer.alloc(10 * 1024 * 1024 + 1);
    bytes.set([0xff, 0xd8, 0xff]);
    expect(checkOfferFile({ name: "offer.jpg", bytes: bytes.subarray(0, -1) })).toEqual({
      ok: true,
      type: "jpeg",
    });
    expect(checkOfferFile({ name: "offer.jpg", bytes })).toEqual({
      ok: false,
      problem: "tooLarge",
    });
  });

  it.each([
    "../../etc/passwd",
    "..\\..\\offer.jpg",
    "/etc/passwd",
    "offer.jpg\u0000.png",
    "..",
    "a\nb",
  ])("refuses a name that points elsewhere: %j", async (name) => {
    expect(checkOfferFile({ name, bytes: await picture().jpeg().toBuffer() })).toEqual({
      ok: false,
      problem: "oddName",
    });
  });
});

describe("a re-encoded picture", () => {
  it("contains no location or camera data", async () => {
    const taken = await picture()
      .withExif({
        IFD0: { Make: "Tattletale" },
        IFD3: { GPSLatitude: "29/1 45/1 0/1", GPSLatitudeRef: "N" },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const clean = await cleanPicture(taken, "jpeg");
    expect((await sharp(clean).metadata()).exif).toBeUndefined();
    expect(clean.includes("Tattletale")).toBe(false);
  });

  it("is rotated by its EXIF orientation", async () => {
    const rotated = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sharp(await cleanPicture(rotated, "jpeg")).metadata()).toMatchObject({
      width: 40,
      height: 60,
    });
  });

  it("is no larger than needed to read a price on it", async () => {
    expect(await cleaned(picture({ width: 6000, height: 3000 }).png(), "png")).toEqual({
      format: "jpeg",
      width: 3464,
      height: 1732,
    });
  });

  it.each([
    ["a scrolled screenshot", 1080, 16_000],
    ["one of forty screens", 1080, 40_000],
    ["a panorama", 12_000, 900],
  ])("F1: %s stays as wide as it was, so that its price can be read", async (_, width, height) => {
    expect(await cleaned(picture({ width, height }).png(), "png")).toEqual({
      format: "jpeg",
      width,
      height,
    });
  });

  it.each([
    ["png", 1, 100_000],
    ["png", 100_000, 1],
  ] as const)("F1: a %s of %i × %i pixels is accepted", async (type, width, height) => {
    expect(await cleaned(picture({ width, height }).png(), type)).toMatchObject({ format: "jpeg" });
  });

  it("F1: a wide screenshot keeps its height", async () => {
    const rotated = picture({ width: 16_000, height: 1080 }).withMetadata({ orientation: 6 });
    expect(await cleaned(rotated.jpeg(), "jpeg")).toMatchObject({ width: 1080, height: 16_000 });
  });

  it.each(["picture.avif", "brand-mif1.avif"])("F4: %s becomes a JPEG", async (name) => {
    const clean = await cleanPicture(sample(name), "avif");
    expect(await sharp(clean).metadata()).toMatchObject({
      format: "jpeg",
      width: 640,
      height: 480,
    });
  });

  it.each([
    ["gif", async () => sharp(await frames(), { join: { animated: true } }).gif()],
    ["webp", async () => sharp(await frames(), { join: { animated: true } }).webp()],
  ] as const)("F4: of an animated %s is its first frame", async (type, make) => {
    expect(await cleaned(await make(), type)).toMatchObject({ width: 60, height: 40 });
  });

  it("F4: of a scan has its pages, one below the other", async () => {
    const scan = sharp(await frames(), { join: { animated: true } }).tiff();
    expect(await cleaned(scan, "tiff")).toMatchObject({ format: "jpeg", width: 60, height: 80 });
  });

  it.each([
    ["png", "sixteen bits", () => picture().toColourspace("rgb16").png()],
    ["png", "gray, sixteen bits", () => picture().toColourspace("grey16").png()],
    ["jpeg", "inks", () => picture().toColourspace("cmyk").jpeg()],
    ["avif", "ten bits", () => picture().avif({ bitdepth: 10 })],
  ] as const)("F4: of a %s with %s is an ordinary JPEG", async (type, _, make) => {
    const clean = await cleanPicture(await make().toBuffer(), type);
    expect(await sharp(clean).metadata()).toMatchObject({ format: "jpeg", space: "srgb" });
  });

  it("F4: of a photo followed by a video is only the photo", async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const film = Buffer.from("\0\0\0\x18ftypmp42 Tattletale film", "latin1");
    const clean = await cleanPicture(Buffer.concat([jpeg, film]), "jpeg");
    expect(clean.includes("Tattletale")).toBe(false);
    expect(await sharp(clean).metadata()).toMatchObject({ width: 60, height: 40 });
  });

  it("is refused without decoding when its header claims more pixels than a phone makes", async () => {
    const bomb = await picture().png().toBuffer();
    bomb.writeUInt32BE(100_000, 16);
    bomb.writeUInt32BE(100_000, 20);
    const before = process.memoryUsage().rss;
    await expect(cleanPicture(bomb, "png")).rejects.toThrow("Too many pixels");
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  it("of a HEIC photo is upright and has no location", async () => {
    const taken = readFileSync("tests/fixtures/offer-photo.heic");
    for (const telltale of ["Tattletale", "Houston porch"]) {
      expect(taken.includes(telltale)).toBe(true);
    }
    expect(checkOfferFile({ name: "IMG_0042.HEIC", bytes: taken })).toEqual({
      ok: true,
      type: "heic",
    });
    const clean = await cleanPicture(taken, "heic");
    const { format, width, height, exif, xmp } = await sharp(clean).metadata();
    // The sensor's 240 by 180, turned a quarter.
    expect({ format, width, height, exif, xmp }).toEqual({
      format: "jpeg",
      width: 180,
      height: 240,
    });
    expect(clean.includes("Tattletale")).toBe(false);
    const { dominant } = await sharp(clean).stats();
    expect(dominant.r + dominant.g + dominant.b).toBeGreaterThan(200);
  });

  it("of a HEIC photo is refused without decoding when it claims more pixels than a phone makes", async () => {
    const cleanWithSize = (width: number, height: number) => {
      const file = readFileSync("tests/fixtures/offer-photo.heic");
      const at = file.indexOf("ispe");
      file.writeUInt32BE(width, at + 8);
      file.writeUInt32BE(height, at + 12);
      return cleanPicture(file, "heic");
    };
    await expect(cleanWithSize(10_000, 6_001)).rejects.toThrow("Too many pixels");
    // As many pixels as a phone makes are decoded, and found to be fewer than claimed.
    await expect(cleanWithSize(10_000, 6_000)).rejects.not.toThrow("Too many pixels");
  });

  it("has a white background where it was transparent", async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const drawn = await sharp({ create: { width: 9, height: 9, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const { channels } = await sharp(await cleanPicture(drawn, "png")).stats();
    expect(channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
  });

  it("is refused when its file is broken", async () => {
    const whole = await picture().jpeg().toBuffer();
    await expect(cleanPicture(whole.subarray(0, 200), "jpeg")).rejects.toThrow();
    const notHeic = Buffer.concat([Buffer.from("\0\0\0\u0018ftypheic"), Buffer.alloc(500, 7)]);
    await expect(cleanPicture(notHeic, "heic")).rejects.toThrow();
  });
});
