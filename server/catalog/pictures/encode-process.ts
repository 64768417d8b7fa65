// A separate process that encodes one width after the other: see encoder.ts.
import { setPriority } from "node:os";
import sharp from "sharp";
import { type EncodedFile, encodeWidth } from "#pictures/encode.ts";

/** One width of a picture. */
export interface EncodeJob {
  name: string;
  original: Uint8Array;
  hash: string;
  /** All widths of the picture. */
  widths: number[];
  width: number;
}

export type EncodeResult = { files: EncodedFile[] } | { error: string };

/** Low priority, so that pages come first. */
const LOW_PRIORITY = 10;

setPriority(LOW_PRIORITY);
sharp.cache(false);
sharp.concurrency(1);
process.on("message", async (job: EncodeJob) => {
  process.send?.(await encode(job));
});

async function encode({ name, original, width, ...entry }: EncodeJob): Promise<EncodeResult> {
  try {
    return { files: await encodeWidth(name, Buffer.from(original), entry, width) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
