import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";
import type { WebResponse } from "./request.ts";

const decoders: Record<string, (body: Buffer) => Buffer> = {
  gzip: gunzipSync,
  "x-gzip": gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

/** A body as a browser reads it. */
export interface Decoded {
  body: Buffer;
  /** The encodings its headers declare, in the order they were applied. */
  encodings: string[];
  /** Whether it is still compressed after decoding these, or can't be decoded at all. */
  unreadable: boolean;
}

/** Removes the encodings that the response declares. */
export function decodeBody({ headers, body }: WebResponse): Decoded {
  const encodings = (headers["content-encoding"] ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name && name !== "identity");
  try {
    const plain = encodings.toReversed().reduce(removeEncoding, body);
    return { body: plain, encodings, unreadable: plain[0] === 0x1f && plain[1] === 0x8b };
  } catch {
    return { body, encodings, unreadable: true };
  }
}

function removeEncoding(body: Buffer, encoding: string): Buffer {
  const decode = decoders[encoding];
  if (!decode) throw new Error(`no browser reads ${encoding}`);
  return decode(body);
}
