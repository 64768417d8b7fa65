import {
  brotliDecompressSync,
  createZstdDecompress,
  gunzipSync,
  zstdDecompressSync,
} from "node:zlib";
import { describe, expect, it } from "vitest";
import { compress, compressible, negotiateEncoding } from "./encoding.ts";

describe("the encoding of a response", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1.0, *;q=0.5", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0", "identity"],
    ["brotli", "identity"],
    ["", "identity"],
    [undefined, "identity"],
  ])("for a client that accepts %j is %s", (accepted, encoding) => {
    expect(negotiateEncoding(accepted)).toBe(encoding);
  });

  it.each([
    ["gzip, deflate, br, zstd", "zstd"],
    ["gzip, br, zstd;q=0", "br"],
    ["gzip, deflate, br", "br"],
  ])("while a shopper waits, for one that accepts %j, is %s", (accepted, encoding) => {
    expect(negotiateEncoding(accepted, "onDemand")).toBe(encoding);
  });

  it.each(["permanent", "startup", "onDemand"] as const)(
    "decompresses to the input (%s)",
    async (compressionLevel) => {
      const body = Buffer.from("sofa ".repeat(500));
      expect(brotliDecompressSync(await compress(body, "br", compressionLevel))).toEqual(body);
      expect(zstdDecompressSync(await compress(body, "zstd", compressionLevel))).toEqual(body);
      expect(gunzipSync(await compress(body, "gzip", compressionLevel))).toEqual(body);
    },
  );

  it("lets a browser read what has arrived of a page", async () => {
    const words = Array.from({ length: 8_000 }, (_, at) => `<p>Sofa ${at * at}</p>`);
    const compressed = await compress(Buffer.from(words.join("")), "zstd", "onDemand");
    const decoder = createZstdDecompress();
    let read = "";
    decoder.on("data", (part) => {
      read += part;
    });
    const half = compressed.subarray(0, compressed.length / 2);
    await new Promise((done) => decoder.write(half, done));
    expect(read.length).toBeGreaterThan(words.join("").length / 3);
    expect(words.join("")).toContain(read);
  });

  it("doesn't compress pictures and fonts", () => {
    expect(["image/avif", "image/webp", "font/woff2"].filter(compressible)).toEqual([]);
    expect(compressible("text/html; charset=utf-8") && compressible("image/svg+xml")).toBe(true);
  });
});
