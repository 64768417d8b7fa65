// A thread of its own for one picture: see heic-pixels.ts.
import { parentPort, workerData } from "node:worker_threads";
import heicDecode from "heic-decode";

const { bytes, mostPixels } = workerData as { bytes: Uint8Array; mostPixels: number };
const [image] = await heicDecode.all({ buffer: bytes });
if (!image) throw new Error("No picture in it");
if (image.width * image.height > mostPixels) parentPort?.postMessage("too many pixels");
else {
  const pixels = await image.decode();
  parentPort?.postMessage(pixels, [pixels.data.buffer]);
}
