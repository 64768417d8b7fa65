import { closeSync, fstatSync, openSync, statSync } from "node:fs";
import { type FileIdentity, fileIdentity } from "./file-identity.ts";

const kept = new Map<FileIdentity, { fd: number; users: number }>();

/**
 * A descriptor of a file that SQLite has open, or is about to open. Whoever closes any descriptor of
 * a file takes all locks of the process off it, SQLite's too (POSIX): there is one for each file in
 * this process, and it is closed with its last user.
 */
export function acquireDescriptor(path: string): number {
  const there = kept.get(fileIdentity(statSync(path, { bigint: true })));
  if (there) {
    there.users += 1;
    return there.fd;
  }
  const fd = openSync(path, "r");
  kept.set(fileIdentity(fstatSync(fd, { bigint: true })), { fd, users: 1 });
  return fd;
}

/** To be called once for each `acquireDescriptor`, when SQLite has closed the file. */
export function releaseDescriptor(identity: FileIdentity): void {
  const there = kept.get(identity);
  if (!there) return;
  there.users -= 1;
  if (there.users > 0) return;
  kept.delete(identity);
  closeSync(there.fd);
}
