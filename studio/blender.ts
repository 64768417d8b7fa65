import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { jobsFolder, studioFolder } from "./places.ts";

/**
 * Runs one of the scripts in `studio/blender` over `jobs`, in one Blender process at the lowest
 * priority, and passes on each line it prints. Resolves to its exit code; 127 without Blender.
 */
export async function runBlender(
  script: string,
  jobs: readonly object[],
  onLine: (line: string) => Promise<void> | void,
): Promise<number | null> {
  await mkdir(jobsFolder, { recursive: true });
  const jobFile = join(jobsFolder, `${process.pid}.json`);
  await writeFile(jobFile, JSON.stringify(jobs, null, 1));
  const path = join(studioFolder, "blender", script);
  const blender = spawn("nice", ["-n", "19", "blender", "-b", "-P", path, "--", jobFile], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => blender.on("close", resolve));
  for await (const line of createInterface({ input: blender.stdout })) await onLine(line);
  return ended;
}

/** Throws an error with the run's counts if Blender ended before all jobs were `done`. */
export function allDone(done: number, asked: number, code: number | null): void {
  if (done < asked) {
    throw new Error(
      `Blender ended with code ${code} after ${done} of ${asked}; run again to go on.`,
    );
  }
}
