import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cleanPicture } from "./clean-picture.ts";
import { judgeOfferFile, offerFileMessages } from "./offer-file.ts";

const canvas = { width: 60, height: 40, channels: 3, background: "#a84a22" } as const;
const picture = () => sharp({ create: canvas });
const pdf = Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");

describe("an offer's file is judged by its content:", () => {
  it.each([
    ["jpeg", "offer.jpg", () => picture().jpeg().toBuffer()],
    ["png", "offer.png", () => picture().png().toBuffer()],
    ["webp", "offer.webp", () => picture().webp().toBuffer()],
    ["jpeg", "a name that claims nothing", () => picture().jpeg().toBuffer()],
    ["pdf", "offer.pdf", async () => pdf],
  ])("a %s named %s is taken", async (type, name, make) => {
    expect(judgeOfferFile({ name, bytes: await make() })).toEqual({ ok: true, type });
  });

  it.each([
    ["a page called a picture", "offer.jpg", "<html><script>alert(1)</script></html>"],
    ["a program called a PDF", "offer.pdf", "MZ\u0090\u0000 this program cannot be run"],
    ["a drawing that can run scripts", "offer.png", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
    ["a PDF that stops half-way", "offer.pdf", "%PDF-1.4\n1 0 obj and nothing more"],
    ["an archive", "offer.heic", "PK\u0003\u0004 and so on and so on"],
  ])("%s is refused", (_, name, content) => {
    expect(judgeOfferFile({ name, bytes: Buffer.from(content, "latin1") })).toEqual({
      ok: false,
      message: offerFileMessages.wrongType,
    });
  });

  it("an empty one is refused", () => {
    expect(judgeOfferFile({ name: "offer.jpg", bytes: Buffer.alloc(0) })).toEqual({
      ok: false,
      message: offerFileMessages.empty,
    });
  });

  it("10 MB are taken; one byte more is refused, however good it is", () => {
    const bytes = Buffer.alloc(10 * 1024 * 1024 + 1);
    bytes.set([0xff, 0xd8, 0xff]);
    expect(judgeOfferFile({ name: "offer.jpg", bytes: bytes.subarray(0, -1) })).toEqual({
      ok: true,
      type: "jpeg",
    });
    expect(judgeOfferFile({ name: "offer.jpg", bytes })).toEqual({
      ok: false,
      message: offerFileMessages.tooLarge,
    });
  });

  it.each([
    "../../etc/passwd",
    "..\\..\\offer.jpg",
    "/etc/passwd",
    "offer.jpg\u0000.png",
    "..",
    "a\nb",
  ])("a name that points elsewhere is refused: %j", async (name) => {
    expect(judgeOfferFile({ name, bytes: await picture().jpeg().toBuffer() })).toEqual({
      ok: false,
      message: offerFileMessages.oddName,
    });
  });
});

describe("a picture made anew", () => {
  it("says nothing of where or with what it was taken", async () => {
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

  it("stands upright though it was marked as lying", async () => {
    const lying = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sharp(await cleanPicture(lying, "jpeg")).metadata()).toMatchObject({
      width: 40,
      height: 60,
    });
  });

  it("is no larger than needed to read a price on it", async () => {
    const large = await sharp({ create: { ...canvas, width: 6000, height: 3000 } })
      .png()
      .toBuffer();
    expect(await sharp(await cleanPicture(large, "png")).metadata()).toMatchObject({
      format: "jpeg",
      width: 2400,
      height: 1200,
    });
  });

  it("is refused unread when its header claims more pixels than a phone makes", async () => {
    const bomb = await picture().png().toBuffer();
    bomb.writeUInt32BE(100_000, 16);
    bomb.writeUInt32BE(100_000, 20);
    const before = process.memoryUsage().rss;
    await expect(cleanPicture(bomb, "png")).rejects.toThrow();
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  it("of a phone's own format stands upright and says nothing of where it was taken", async () => {
    const taken = readFileSync("tests/fixtures/offer-photo.heic");
    for (const telltale of ["Tattletale", "Houston porch"]) {
      expect(taken.includes(telltale)).toBe(true);
    }
    expect(judgeOfferFile({ name: "IMG_0042.HEIC", bytes: taken })).toEqual({
      ok: true,
      type: "heic",
    });
    const clean = await cleanPicture(taken, "heic");
    const { format, width, height, exif, xmp } = await sharp(clean).metadata();
    // 240 by 180 as the sensor saw it, turned a quarter.
    expect({ format, width, height, exif, xmp }).toEqual({
      format: "jpeg",
      width: 180,
      height: 240,
    });
    expect(clean.includes("Tattletale")).toBe(false);
    const { dominant } = await sharp(clean).stats();
    expect(dominant.r + dominant.g + dominant.b).toBeGreaterThan(200);
  });

  it("of a phone's own format is refused unread when it claims more pixels than a phone makes", async () => {
    const sized = (width: number, height: number) => {
      const file = readFileSync("tests/fixtures/offer-photo.heic");
      const at = file.indexOf("ispe");
      file.writeUInt32BE(width, at + 8);
      file.writeUInt32BE(height, at + 12);
      return cleanPicture(file, "heic");
    };
    await expect(sized(10_000, 6_001)).rejects.toThrow("Too many pixels");
    // As many as a phone makes are unpacked, and found to be fewer than claimed.
    await expect(sized(10_000, 6_000)).rejects.not.toThrow("Too many pixels");
  });

  it("is white where it could be seen through", async () => {
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
