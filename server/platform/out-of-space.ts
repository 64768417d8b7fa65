/** The system's, PostgreSQL's and SQLite's codes for it; the last where its shared index finds none. */
const FULL = ["ENOSPC", "EDQUOT", "53100", "SQLITE_FULL", "SQLITE_IOERR_SHMSIZE"];

/** Whether an error, of a file or a query, says that a disk is full. */
export function isOutOfSpace(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: string };
  return code !== undefined && FULL.includes(code);
}
