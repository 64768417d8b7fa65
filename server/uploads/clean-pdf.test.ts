import { deflateSync, inflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cleanPdf } from "./clean-pdf.ts";

const secrets = ["Tattletale", "Houston porch", "Dana Whitfield", "29/1"];

/** A photo that says with what and where it was taken. */
const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#a84a22" } })
    .withExif({
      IFD0: { Make: "Tattletale" },
      IFD3: { GPSLatitude: "29/1 45/1 0/1", GPSLatitudeRef: "N" },
    })
    .jpeg()
    .toBuffer();

const xmp = `<?xpacket begin="" id="x"?><x:xmpmeta><city>Houston porch</city></x:xmpmeta><?xpacket end="w"?>`;

interface PdfParts {
  image: Buffer;
  /** How the image is packed. */
  imageFilter?: string;
  metadata?: { content: Buffer; filter?: string; type?: string };
  trailer?: string;
}

/** A small whole PDF: one page with one photo. */
function pdfOf({ image, imageFilter = "/DCTDecode", metadata, trailer = "" }: PdfParts): Buffer {
  const objects: [string, Buffer?][] = [
    ["<</Type/Catalog/Pages 2 0 R/Metadata 5 0 R>>"],
    ["<</Type/Pages/Kids[3 0 R]/Count 1>>"],
    ["<</Type/Page/Parent 2 0 R/MediaBox[0 0 60 40]/Resources<</XObject<</I 4 0 R>>>>>>"],
    [
      `<</Type/XObject/Subtype/Image/Width 60/Height 40/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter${imageFilter}/Length ${image.length}>>`,
      image,
    ],
    [
      `<</Type/${metadata?.type ?? "Metadata"}/Subtype/XML${metadata?.filter ? `/Filter${metadata.filter}` : ""}/Length ${metadata?.content.length ?? 0}>>`,
      metadata?.content ?? Buffer.alloc(0),
    ],
    ["<</Title(The offer)/Author(Dana Whitfield)/Producer(Tattletale 2)>>"],
  ];
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  for (const [index, [words, stream]] of objects.entries()) {
    parts.push(Buffer.from(`${index + 1} 0 obj\n${words}\n`));
    if (stream) parts.push(Buffer.from("stream\n"), stream, Buffer.from("\nendstream\n"));
    parts.push(Buffer.from("endobj\n"));
  }
  parts.push(Buffer.from(`trailer\n<</Size 7/Root 1 0 R/Info 6 0 R${trailer}>>\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** Everything in the file that can be read, packed streams unpacked. */
function readable(pdf: Buffer): string {
  let text = pdf.toString("latin1");
  for (const [, packed = ""] of text.matchAll(/FlateDecode[\s\S]*?stream\n([\s\S]*?)endstream/g)) {
    text += inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
  }
  return text;
}

const told = (pdf: Buffer | undefined) =>
  secrets.filter((secret) => pdf && readable(pdf).includes(secret));

describe("a PDF", () => {
  it("tells nothing of its maker or of where its photo was taken, and keeps its length", async () => {
    const posted = pdfOf({ image: await photo(), metadata: { content: Buffer.from(xmp) } });
    expect(told(posted)).toEqual(secrets.slice(0, 3));
    expect(posted.includes("Exif")).toBe(true);
    const clean = await cleanPdf(posted);
    expect(told(clean)).toEqual([]);
    expect(clean?.includes("Exif")).toBe(false);
    expect(clean).toHaveLength(posted.length);
    expect(clean?.subarray(0, 60)).toEqual(posted.subarray(0, 60));
  });

  it("is cleaned inside what it packs, too", async () => {
    const image = deflateSync(await photo(), { level: 0 });
    const content = deflateSync(xmp, { level: 0 });
    const posted = pdfOf({
      image,
      imageFilter: "[/FlateDecode /DCTDecode]",
      metadata: { content, filter: "/FlateDecode" },
    });
    const clean = await cleanPdf(posted);
    expect(told(posted)).toContain("Houston porch");
    expect(told(clean)).toEqual([]);
  });

  it("keeps its photo's own pixels", async () => {
    const image = await photo();
    const posted = pdfOf({ image });
    const clean = await cleanPdf(posted);
    const at = posted.indexOf(image);
    const kept = clean?.subarray(at, at + image.length);
    expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(image).raw().toBuffer());
    expect((await sharp(kept).metadata()).exif?.includes("Tattletale") ?? false).toBe(false);
  });

  it("loses descriptions that lie open anywhere, however many", async () => {
    const content = Buffer.from(`${xmp} 0 0 60 40 re f ${xmp} Q`);
    const posted = pdfOf({ image: await photo(), metadata: { content, type: "XObject" } });
    expect(told(posted)).toContain("Houston porch");
    const clean = await cleanPdf(posted);
    expect(told(clean)).toEqual([]);
    expect(clean?.includes(" 0 0 60 40 re f ")).toBe(true);
    expect(clean?.includes(" Q")).toBe(true);
  });

  it("loses the files attached to it", async () => {
    const content = Buffer.from("Houston porch, the original photo");
    const posted = pdfOf({ image: await photo(), metadata: { content, type: "EmbeddedFile" } });
    expect(told(await cleanPdf(posted))).toEqual([]);
  });

  it("is not taken when it is encrypted, since nothing in it can be seen", async () => {
    expect(
      await cleanPdf(pdfOf({ image: await photo(), trailer: "/Encrypt 9 0 R" })),
    ).toBeUndefined();
  });

  it("is not taken when a photo in it unpacks without end", async () => {
    const image = deflateSync(Buffer.alloc(61 * 1024 * 1024), { level: 9 });
    await expect(
      cleanPdf(pdfOf({ image, imageFilter: "[/FlateDecode/DCTDecode]" })),
    ).rejects.toThrow();
  });

  it("is taken when its photos unpack to 60 MB together, and not when there is one more", async () => {
    const imageFilter = "[/FlateDecode/DCTDecode]";
    const image = deflateSync(Buffer.alloc(60 * 1024 * 1024), { level: 9 });
    const another = { content: deflateSync("a"), filter: imageFilter, type: "XObject" };
    const alone = pdfOf({ image, imageFilter });
    expect(await cleanPdf(alone)).toHaveLength(alone.length);
    await expect(cleanPdf(pdfOf({ image, imageFilter, metadata: another }))).rejects.toThrow();
  });

  it.each([
    ["<?xpacket begin ", ""],
    ["/Info 1 0 R ", ""],
    ["1 0 obj<<", "/Info 1 0 R"],
    [">>stream\nendstream", ""],
    [">>\n", ""],
  ])("made of nothing but %j takes no longer for it", async (repeated, end) => {
    const posted = Buffer.from(`%PDF-1.7\n${repeated.repeat(200_000)}${end}\n%%EOF\n`);
    expect(await cleanPdf(posted)).toHaveLength(posted.length);
  });
});
