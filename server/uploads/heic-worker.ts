// Runs as a separate thread for one picture: see heic-pixels.ts.
import { parentPort, workerData } from "node:worker_threads";
import heicDecode from "heic-decode";

const { bytes, maxPixels } = workerData as { bytes: Uint8Array; maxPixels: number };
const [image] = await heicDecode.all({ buffer: bytes });
if (!image) throw new Error("No picture in it");
if (image.width * image.height > maxPixels) parentPort?.postMessage("too many pixels");
else {
  const pixels = await image.decode();
  parentPort?.postMessage(pixels, [pixels.data.buffer]);
}
