import { closeSync, fstatSync, openSync, statSync } from "node:fs";
import { type FileIdentity, fileIdentity } from "./file-identity.ts";

const descriptors = new Map<FileIdentity, { fd: number; users: number }>();

/**
 * A descriptor of a file that SQLite has open or is about to open. Closing any descriptor of a
 * file releases all the process's locks on it, including SQLite's (POSIX), so this process shares
 * one descriptor per file and closes it with its last user.
 */
export function acquireDescriptor(path: string): number {
  const entry = descriptors.get(fileIdentity(statSync(path, { bigint: true })));
  if (entry) {
    entry.users += 1;
    return entry.fd;
  }
  const fd = openSync(path, "r");
  descriptors.set(fileIdentity(fstatSync(fd, { bigint: true })), { fd, users: 1 });
  return fd;
}

/** Call once for each `acquireDescriptor`, after SQLite has closed the file. */
export function releaseDescriptor(identity: FileIdentity): void {
  const entry = descriptors.get(identity);
  if (!entry) return;
  entry.users -= 1;
  if (entry.users > 0) return;
  descriptors.delete(identity);
  closeSync(entry.fd);
}
