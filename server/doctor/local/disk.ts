import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Check, CheckContext, Finding } from "#server/doctor/check.ts";
import { describeFileError } from "#server/platform/file-errors.ts";
import { MIN_FREE_BYTES } from "#server/store/disk-space.ts";
import { ownerFindings } from "./file-owners.ts";
import { bestTime, SLOW_WRITE_MS, timeFinding } from "./timing.ts";

/** Below this many bytes the owner is warned, while leads are still accepted. */
const LOW_SPACE = 10 * MIN_FREE_BYTES;
const LOW_INODES = 1_000;

/** Checks the data folder's free space, its write speed, and who owns its files. */
export const diskCheck: Check = {
  name: "disk",
  run: async (context) => {
    const { dataDir } = context.config;
    const findings = await checkDisk(context);
    const isUsable = existsSync(dataDir) && findings.every(({ level }) => level !== "fault");
    if (!isUsable) return findings;
    const written = await writeFinding(dataDir).catch((error) => unusable(error, dataDir));
    return [...findings, written];
  },
};

/** The checks that write nothing. */
export async function checkDisk({ config }: Pick<CheckContext, "config">): Promise<Finding[]> {
  const { dataDir } = config;
  try {
    const disk = await statfs(dataDir);
    return [
      ...spaceFindings({ ...disk, free: disk.bavail * disk.bsize }, dataDir),
      ...(await ownerFindings(dataDir)),
    ];
  } catch (error) {
    return [unusable(error, dataDir)];
  }
}

interface Disk {
  /** Bytes this user may still write. */
  free: number;
  /** Maximum number of files; 0 if the file system has no such limit. */
  files: number;
  ffree: number;
}

/** Exported so that tests needn't fill a disk. */
export function spaceFindings({ free, files, ffree }: Disk, dataDir: string): Finding[] {
  const spaceText = `${inUnits(free)} free in ${dataDir}`;
  if (files > 0 && ffree < LOW_INODES) {
    const seen = `${dataDir} has room for ${ffree} more files only, however large it is`;
    const advice = "Remove what has very many small files (df -i tells which disk).";
    return [{ level: ffree < 10 ? "fault" : "warning", seen, advice }];
  }
  if (free >= LOW_SPACE) return [{ level: "ok", seen: spaceText }];
  return [
    {
      level: free < MIN_FREE_BYTES ? "fault" : "warning",
      seen: spaceText,
      advice: `Make room: under ${inUnits(MIN_FREE_BYTES)} no lead is taken.`,
    },
  ];
}

function inUnits(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 1024 ? `${Math.floor(megabytes)} MB` : `${(megabytes / 1024).toFixed(1)} GB`;
}

async function writeFinding(dataDir: string): Promise<Finding> {
  const ms = await bestTime(() => writeDurably(dataDir));
  const advice = "Leads wait for this disk. Take a faster one, such as an SSD, for DATA_DIR.";
  return timeFinding("a durable write", ms, SLOW_WRITE_MS, advice);
}

/** Writes as much as a small lead takes, waits until it is on disk, and removes it. */
async function writeDurably(folder: string): Promise<void> {
  const path = join(folder, `.doctor-${randomUUID()}`);
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(Buffer.alloc(4096, 1));
    await file.sync();
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}

function unusable(error: unknown, dataDir: string): Finding {
  if ((error as NodeJS.ErrnoException).code === "ENOENT") {
    return {
      level: "warning",
      seen: `there is no folder ${dataDir} yet`,
      advice: "The shop makes it when it first starts. If it has been running, look at DATA_DIR.",
    };
  }
  const message = describeFileError(error)?.message ?? String(error);
  return {
    level: "fault",
    seen: message,
    advice: `Run this as the user the shop runs as, and see that it may write to ${dataDir}.`,
  };
}
