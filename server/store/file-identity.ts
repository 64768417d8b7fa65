import { type BigIntStats, readlinkSync } from "node:fs";

/** Identifies a file regardless of its name: device and inode number. */
export type FileIdentity = `${bigint}:${bigint}`;

/** The file's identity, which is not reused for another file while this one is open. */
export function fileIdentity({ dev, ino }: BigIntStats): FileIdentity {
  return `${dev}:${ino}`;
}

/**
 * The current path of an open file; undefined if it was deleted or the system can't tell (only
 * Linux can).
 */
export function pathOfOpenFile(fd: number): string | undefined {
  try {
    const name = readlinkSync(`/proc/self/fd/${fd}`);
    return name.endsWith(" (deleted)") ? undefined : name;
  } catch {
    return undefined;
  }
}
