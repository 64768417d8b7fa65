import { OwnerError } from "./owner-error.ts";

/**
 * A message for the owner about a full disk or a file this user may not access; undefined for other
 * errors.
 */
export function describeFileError(error: unknown): OwnerError | undefined {
  if (!(error instanceof Error && "code" in error && typeof error.code === "string")) return;
  const fileName = "path" in error && typeof error.path === "string" ? error.path : "the file";
  if (/^(ENOSPC|EDQUOT)$/.test(error.code)) {
    return new OwnerError(
      `The disk is full: ${fileName} could not be written. Make room, or name a file on another disk. (${error.code})`,
      { cause: error },
    );
  }
  if (!/^(EIO|EACCES|EPERM|EROFS|ENOENT|EISDIR|ENOTDIR)$/.test(error.code)) return;
  return new OwnerError(
    `A file cannot be read or written: ${error.message}. Let the user you are read and write it, or name another.`,
    { cause: error },
  );
}
