import { Worker } from "node:worker_threads";
import type { DecodedImage } from "heic-decode";
import { TooManyPixels } from "./picture-size.ts";

/** The largest photos of phones take a third of this on a slow machine. */
const TIMEOUT_MS = 20_000;

/**
 * Decodes a HEIC picture in a separate thread, which is terminated if it takes too long: the
 * decoder never yields, and a small file can keep it busy for seconds. The thread's output is
 * dropped because standard output is for the log.
 * @throws TooManyPixels if it has more than `maxPixels`; another error if it can't be read or takes
 *   too long.
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
  let timer: NodeJS.Timeout | undefined;
  try {
    const result = await new Promise<DecodedImage | "too many pixels">((resolve, reject) => {
      worker.once("message", resolve).once("error", reject);
      worker.once("exit", () => reject(new Error("Ended without a picture")));
      timer = setTimeout(() => reject(new Error("Takes too long")), timeoutMs);
    });
    if (result === "too many pixels") throw new TooManyPixels();
    return result;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
