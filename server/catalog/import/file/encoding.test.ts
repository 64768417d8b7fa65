import { expect, test } from "vitest";
import { type Encoding, EncodingDetector } from "./encoding.ts";

function detect(...chunks: Uint8Array[]): Encoding {
  const detector = new EncodingDetector();
  for (const chunk of chunks) detector.add(chunk);
  return detector.result();
}
const text = "sku,title\r\nA-1,Bouclé – 84” wide";

test("UTF-8 with and without a byte order mark, also split within a character", () => {
  const bytes = Buffer.from(text);
  expect(detect(Buffer.from(`\ufeff${text}`))).toBe("utf-8");
  expect(detect(...[...bytes].map((byte) => Uint8Array.of(byte)))).toBe("utf-8");
});

test("UTF-16 in either byte order, with and without a byte order mark", () => {
  const little = Buffer.from(text, "utf16le");
  const big = Buffer.from(little).swap16();
  const mark = Buffer.from("\ufeff", "utf16le");
  expect([detect(little), detect(Buffer.concat([mark, little]))]).toEqual(["utf-16le", "utf-16le"]);
  expect([detect(big), detect(Buffer.concat([mark.swap16(), big]))]).toEqual([
    "utf-16be",
    "utf-16be",
  ]);
});

test("Windows or Mac characters by which decoding is more plausible", () => {
  const latin = (...codes: (string | number)[]) =>
    Buffer.concat(
      codes.map((code) => (typeof code === "number" ? Uint8Array.of(code) : Buffer.from(code))),
    );
  expect(detect(latin("Boucl", 0xe9, " fabric, 84", 0x94, " wide ", 0x96, " deep"))).toBe(
    "windows-1252",
  );
  expect(detect(latin("Boucl", 0x8e, " fabric, 84", 0xd3, " wide ", 0xd0, " deep"))).toBe(
    "macintosh",
  );
  expect(detect(latin("it", 0x92, "s a sofa"))).toBe("windows-1252");
  expect(detect(latin("it", 0xd5, "s a sofa"))).toBe("macintosh");
});
