import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** The smallest encoding the client accepts. */
export function negotiateEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  if (accepts(accepted, "br")) return "br";
  return accepts(accepted, "gzip") ? "gzip" : "identity";
}

const offers = {
  br: /(?:^|[\s,])br(?:\s*;\s*q=([\d.]+))?\s*(?:,|$)/i,
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
  encoding: "br" | "gzip",
  compressionLevel: CompressionLevel,
): Promise<Buffer> {
  const level = quality[compressionLevel];
  if (encoding === "gzip") return gzipAsync(body, { level: level.gzip });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level.brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Whether compressing this media type helps; pictures and fonts are compressed already. */
export function compressible(type: string): boolean {
  return /^(text\/|application\/(json|xml|manifest\+json|javascript)|image\/(svg\+xml|x-icon))/.test(
    type,
  );
}
