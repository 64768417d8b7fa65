import { type BigIntStats, readlinkSync } from "node:fs";

/** Which file it is, whatever its name: its disk and its number there. */
export type FileIdentity = `${bigint}:${bigint}`;

/** A number is not given to another file while this one is open. */
export function fileIdentity({ dev, ino }: BigIntStats): FileIdentity {
  return `${dev}:${ino}`;
}

/** The path an open file has now; undefined where the system does not tell. Linux does. */
export function pathOfOpenFile(fd: number): string | undefined {
  try {
    const name = readlinkSync(`/proc/self/fd/${fd}`);
    return name.endsWith(" (deleted)") ? undefined : name;
  } catch {
    return undefined;
  }
}
