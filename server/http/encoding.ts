import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { ownBytes } from "#server/platform/held-bytes.ts";

export type Encoding = "br" | "gzip" | "identity" | "zstd";

/**
 * The encoding to use of those that the client accepts: the smallest, or for a body compressed while
 * a shopper waits the quickest.
 */
export function negotiateEncoding(
  accepted: string | undefined,
  level: CompressionLevel = "permanent",
): Encoding {
  if (!accepted) return "identity";
  if (level === "onDemand" && accepts(accepted, "zstd")) return "zstd";
  if (accepts(accepted, "br")) return "br";
  return accepts(accepted, "gzip") ? "gzip" : "identity";
}

const offers = {
  br: /(?:^|[\s,])br(?:\s*;\s*q=([\d.]+))?\s*(?:,|$)/i,
  zstd: /(?:^|[\s,])zstd(?:\s*;\s*q=([\d.]+))?\s*(?:,|$)/i,
  gzip: /(?:^|[\s,])gzip(?:\s*;\s*q=([\d.]+))?\s*(?:,|$)/i,
};

function accepts(header: string, encoding: keyof typeof offers): boolean {
  const found = offers[encoding].exec(header);
  return found !== null && Number(found[1] ?? 1) > 0;
}

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * How much effort to spend: `permanent` for files whose name changes with their content, `startup`
 * for pages compressed at every start (nearly all of the gain for a third of the work), `onDemand`
 * for a page a shopper is waiting for.
 */
export type CompressionLevel = "permanent" | "startup" | "onDemand";

const quality: Record<CompressionLevel, { brotli: number; gzip: number }> = {
  permanent: { brotli: 11, gzip: 9 },
  startup: { brotli: 10, gzip: 9 },
  onDemand: { brotli: 5, gzip: 5 },
};

/** Compresses a body with the effort of the given level. */
export function compress(
  body: Buffer,
  encoding: Exclude<Encoding, "identity">,
  compressionLevel: CompressionLevel,
): Promise<Buffer> {
  if (encoding === "zstd") return Promise.resolve(zstd(body));
  const level = quality[compressionLevel];
  if (encoding === "gzip") return gzipAsync(body, { level: level.gzip }).then(ownBytes);
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level.brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }).then(ownBytes);
}

/**
 * About as small as brotli of level 4 in a quarter of its time. It takes half a millisecond, less
 * than handing the page to another thread and back.
 */
export function zstd(body: Buffer): Buffer {
  const compressed = zstdCompressSync(body, {
    params: { [constants.ZSTD_c_compressionLevel]: 2, [targetCBlockSize]: 4096 },
    // With its size known, zstd sets up tables of that size only.
    pledgedSrcSize: body.length,
    // The usual page fits into one piece.
    chunkSize: 64 * 1024,
  });
  return ownBytes(compressed);
}

/**
 * zstd's `ZSTD_c_targetCBlockSize`, missing in `node:zlib`: about how many bytes of a page a browser
 * waits for before it can read on. By default that is 128 kB of the page: for most, all of it.
 */
const targetCBlockSize = 130;

/** What `zstd` compressed. */
export function unzstd(compressed: Buffer): Buffer {
  return zstdDecompressSync(compressed);
}

/** Whether compressing this media type helps; pictures and fonts are compressed already. */
export function compressible(type: string): boolean {
  return /^(text\/|application\/(json|xml|manifest\+json|javascript)|image\/(svg\+xml|x-icon))/.test(
    type,
  );
}
