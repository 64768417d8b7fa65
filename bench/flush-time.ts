import { closeSync, fsyncSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { median, percentile } from "./median.ts";

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
