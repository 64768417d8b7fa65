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
  /** The encodings it says it has, in the order they were put on. */
  encodings: string[];
  /** Whether it is still compressed once these are taken off, or can't be read at all. */
  unreadable: boolean;
}

/** Takes the encodings off that the answer names. */
export function decoded({ headers, body }: WebResponse): Decoded {
  const encodings = (headers["content-encoding"] ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name && name !== "identity");
  try {
    const plain = encodings.toReversed().reduce(takenOff, body);
    return { body: plain, encodings, unreadable: plain[0] === 0x1f && plain[1] === 0x8b };
  } catch {
    return { body, encodings, unreadable: true };
  }
}

function takenOff(body: Buffer, encoding: string): Buffer {
  const decode = decoders[encoding];
  if (!decode) throw new Error(`no browser reads ${encoding}`);
  return decode(body);
}
