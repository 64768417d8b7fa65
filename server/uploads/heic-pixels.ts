import { Worker } from "node:worker_threads";
import type { DecodedImage } from "heic-decode";
import { TooManyPixels } from "./picture-size.ts";

/** The largest photos of phones take a third of this on a slow machine. */
const TIMEOUT_MS = 20_000;

/**
 * The pixels of a HEIC picture. They are made in a thread of their own, which is ended when it takes
 * too long: the decoder works without a pause, and a small file can keep it busy for seconds. What
 * it prints is dropped, for standard output is the log's.
 * @throws TooManyPixels when it has more than `maxPixels`; another error when it cannot be read or
 * takes too long.
 */
export async function heicPixels(
  bytes: Buffer,
  maxPixels: number,
  timeoutMs = TIMEOUT_MS,
): Promise<DecodedImage> {
  const worker = new Worker(new URL("./heic-worker.ts", import.meta.url), {
    workerData: { bytes, maxPixels },
    stdout: true,
    stderr: true,
  });
  let tooLong: NodeJS.Timeout | undefined;
  try {
    const made = await new Promise<DecodedImage | "too many pixels">((resolve, reject) => {
      worker.once("message", resolve).once("error", reject);
      worker.once("exit", () => reject(new Error("Ended without a picture")));
      tooLong = setTimeout(() => reject(new Error("Takes too long")), timeoutMs);
    });
    if (made === "too many pixels") throw new TooManyPixels();
    return made;
  } finally {
    clearTimeout(tooLong);
    await worker.terminate();
  }
}
