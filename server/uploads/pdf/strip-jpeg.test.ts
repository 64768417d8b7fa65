import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { stripJpeg } from "./strip-jpeg.ts";
import { stripJpeg2000 } from "./strip-jpeg2000.ts";

const photo = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: "#a84a22" } }).withExif({
    IFD0: { Make: "Tattletale" },
    IFD3: { GPSLatitude: "29/1 45/1 0/1", GPSLatitudeRef: "N" },
  });
const pixels = (jpeg: Uint8Array | undefined) => sharp(jpeg).raw().toBuffer();

describe("a JPEG inside a PDF", () => {
  it.each([
    ["plain", () => photo().jpeg().toBuffer()],
    ["progressive", () => photo().jpeg({ progressive: true }).toBuffer()],
    ["with a color profile", () => photo().withIccProfile("p3").jpeg().toBuffer()],
    ["for print", () => photo().toColourspace("cmyk").jpeg().toBuffer()],
  ])("%s, keeps its pixels and loses its location", async (_, make) => {
    const jpeg = await make();
    expect(jpeg.includes("Tattletale")).toBe(true);
    const bare = stripJpeg(jpeg);
    expect(await pixels(bare)).toEqual(await pixels(jpeg));
    const { exif, icc, space } = await sharp(bare).metadata();
    const before = await sharp(jpeg).metadata();
    expect({ exif, icc, space }).toEqual({ exif: undefined, icc: before.icc, space: before.space });
  });

  it("loses its comment and anything after its end", async () => {
    const jpeg = await photo().jpeg().toBuffer();
    const comment = Buffer.from("\xff\xfe\0\x0cTattletale", "latin1");
    const whole = [jpeg.subarray(0, 2), comment, jpeg.subarray(2), Buffer.from("Tattletale film")];
    const bare = stripJpeg(Buffer.concat(whole));
    expect(Buffer.from(bare ?? []).includes("Tattletale")).toBe(false);
    expect(await pixels(bare)).toEqual(await pixels(jpeg));
  });

  it("is read to its end however broken it is", async () => {
    const jpeg = await photo().jpeg().toBuffer();
    const places = fc.array(fc.tuple(fc.nat(jpeg.length - 1), fc.nat(255)), { maxLength: 30 });
    fc.assert(
      fc.property(places, fc.nat(jpeg.length), (changes, length) => {
        const broken = Buffer.from(jpeg.subarray(0, length));
        for (const [at, value] of changes) if (at < length) broken[at] = value;
        const bare = stripJpeg(broken);
        expect(bare === undefined || bare.length <= broken.length + 2).toBe(true);
      }),
    );
  });

  it("is undefined without image data", () => {
    expect(stripJpeg(Buffer.from("no picture"))).toBeUndefined();
    expect(stripJpeg(Buffer.from([0xff, 0xd8, 0xff, 0xd9]))).toBeUndefined();
  });
});

describe("a JPEG 2000 picture inside a PDF", () => {
  const box = (type: string, content: string) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + content.length, 0);
    head.write(type, 4, "latin1");
    return Buffer.concat([head, Buffer.from(content, "latin1")]);
  };
  const drawing = [box("jP  ", "\r\n\x87\n"), box("ftyp", "jp2 "), box("jp2h", "size")];
  const codestream = box("jp2c", "\xff\x4fpixels");

  it("keeps the boxes that draw it and loses those that describe it", () => {
    const describing = [box("xml ", "<gps>29.7</gps>"), box("uuid", "Exif 29.7")];
    const picture = Buffer.concat([...drawing, ...describing, codestream]);
    expect(stripJpeg2000(picture)).toEqual(Buffer.concat([...drawing, codestream]));
  });

  it("is read to its end whatever sizes its boxes claim", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 64 }), (rest) => {
        const bare = stripJpeg2000(Buffer.concat([...drawing, rest]));
        expect(bare === undefined || bare.length <= 200).toBe(true);
      }),
    );
  });

  it("is undefined without its signature", () => {
    expect(stripJpeg2000(Buffer.from("neither file nor stream"))).toBeUndefined();
  });
});
