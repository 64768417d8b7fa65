import { closeSync, fsyncSync, openSync, rmSync, writeSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { median, percentile } from "./median.ts";
import type { Row } from "./table.ts";

/** Processes waiting for a processor, above which times say little. */
const busyLoad = 1;

/** Whether the machine has little else to do, so that times can be judged. */
export function isQuiet(): boolean {
  return currentLoad() <= busyLoad;
}

/** A row that says how busy the machine was when the measuring began. */
export function busyNote(wasQuiet: boolean): Row {
  return {
    what: "load of the machine",
    value: `${currentLoad().toFixed(1)}${wasQuiet ? "" : ", too busy to judge times"}`,
    limit: `≤ ${busyLoad}`,
    ok: true,
  };
}

/** Milliseconds the disk under a folder takes to make one small write durable. */
export function flushTime(folder: string): { median: number; p99: number } {
  const path = join(folder, "flush-time");
  const file = openSync(path, "w");
  const page = Buffer.alloc(4_096, "a");
  const times = Array.from({ length: 200 }, () => {
    const started = performance.now();
    writeSync(file, page);
    fsyncSync(file);
    return performance.now() - started;
  });
  closeSync(file);
  rmSync(path);
  return { median: median(times), p99: percentile(times, 0.99) };
}

function currentLoad(): number {
  return loadavg()[0] ?? Number.POSITIVE_INFINITY;
}
