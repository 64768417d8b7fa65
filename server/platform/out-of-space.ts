/** The codes of the system, PostgreSQL and SQLite; the last one is for SQLite's shared index. */
const FULL = ["ENOSPC", "EDQUOT", "53100", "SQLITE_FULL", "SQLITE_IOERR_SHMSIZE"];

/** Whether an error of a file or query means that a disk is full. */
export function isOutOfSpace(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: string };
  return code !== undefined && FULL.includes(code);
}
