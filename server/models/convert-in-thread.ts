import { Worker } from "node:worker_threads";

/** The largest model takes a few seconds, and much longer on a busy machine. */
const TIMEOUT_MS = 60_000;

/**
 * Converts a GLB file to USDZ in a separate thread, because no page would be sent meanwhile.
 * @throws if it can't be converted or takes too long.
 */
export async function convertInThread(file: Buffer): Promise<Buffer> {
  const worker = new Worker(new URL("./usdz-thread.ts", import.meta.url), {
    workerData: file,
    // Standard output is for the log.
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const made = await new Promise<Uint8Array>((resolve, reject) => {
      worker.once("message", resolve).once("error", reject);
      worker.once("exit", () => reject(new Error("Ended without a USDZ file")));
      timer = setTimeout(() => reject(new Error("Takes too long")), TIMEOUT_MS);
    });
    return Buffer.from(made.buffer, made.byteOffset, made.byteLength);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
