// Runs as a separate thread for one model: see convert-in-thread.ts.
import { parentPort, workerData } from "node:worker_threads";
import { makeUsdz } from "#models/usdz/make-usdz.ts";

const made = new Uint8Array(await makeUsdz(workerData as Uint8Array));
parentPort?.postMessage(made, [made.buffer]);
