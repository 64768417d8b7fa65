import { isTransient } from "./retry-on-busy.ts";

/** SQLite: disk full, broken or read-only, file gone, or write-blocked after a move. */
const SQLITE_OUTAGE =
  /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|PROTOCOL|NOMEM|CONSTRAINT_TRIGGER)/;
/** PostgreSQL: connection lost, out of disk or memory, stopped, read-only, or internal error. */
const POSTGRES_OUTAGE = /^(08|53|57|58|XX)[0-9A-Z]{3}$|^25006$/;
const NETWORK_OUTAGE = /^(EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Errors of the data folder's disk, or a lost database (rule 14.3). */
const DISK_OUTAGE = /^(ENOSPC|EDQUOT|EIO|EROFS|STORE_LOST)$/;
/** Messages of driver errors that have no code. */
const DRIVER_OUTAGE =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|database connection is not open/i;

/** Whether the database can't be used right now, through no fault of the request. */
export function isOutage(error: unknown): boolean {
  if (isTransient(error)) return true;
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (
    SQLITE_OUTAGE.test(code) ||
    POSTGRES_OUTAGE.test(code) ||
    NETWORK_OUTAGE.test(code) ||
    DISK_OUTAGE.test(code) ||
    DRIVER_OUTAGE.test(error.message)
  );
}
