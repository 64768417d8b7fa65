import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Compresses a GLB file with Brotli, as small as all browsers can read; it takes about a second. */
export function compressModel(file: Buffer): Promise<Buffer> {
  return compress(file, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
    },
  });
}

/** @throws if it isn't Brotli, or has more than `maxBytes` unpacked. */
export function decompressModel(packed: Buffer, maxBytes: number): Promise<Buffer> {
  return decompress(packed, { maxOutputLength: maxBytes });
}
