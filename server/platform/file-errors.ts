import { OwnerError } from "./owner-error.ts";

/**
 * A full disk, or a file this user may not touch, in a sentence for the owner; undefined for any
 * other error.
 */
export function describeFileError(error: unknown): OwnerError | undefined {
  if (!(error instanceof Error && "code" in error && typeof error.code === "string")) return;
  const what = "path" in error && typeof error.path === "string" ? error.path : "the file";
  if (/^(ENOSPC|EDQUOT)$/.test(error.code)) {
    return new OwnerError(
      `The disk is full: ${what} could not be written. Make room, or name a file on another disk. (${error.code})`,
      { cause: error },
    );
  }
  if (!/^(EIO|EACCES|EPERM|EROFS|ENOENT|EISDIR|ENOTDIR)$/.test(error.code)) return;
  return new OwnerError(
    `A file cannot be read or written: ${error.message}. Let the user you are read and write it, or name another.`,
    { cause: error },
  );
}
