import { isTransient } from "./retry-on-busy.ts";

/** SQLite: disk full, disk broken or read-only, file gone, or fenced off by a move. */
const SQLITE_OUTAGE =
  /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|PROTOCOL|NOMEM|CONSTRAINT_TRIGGER)/;
/** PostgreSQL: connection lost, out of disk or memory, stopped by hand, read-only, broken inside. */
const POSTGRES_OUTAGE = /^(08|53|57|58|XX)[0-9A-Z]{3}$|^25006$/;
const NETWORK_OUTAGE = /^(EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The disk of the data folder, or the database file in it (rule 14.3). */
const DISK_OUTAGE = /^(ENOSPC|EDQUOT|EIO|EROFS|STORE_LOST)$/;
/** What the driver says without a code. */
const DRIVER_OUTAGE =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|database connection is not open/i;

/** Whether the database cannot be used at present, through no fault of the request. */
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
