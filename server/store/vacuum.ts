import Database from "better-sqlite3";

/**
 * Longest wait for other writers, in milliseconds; this process can wait, as it serves no
 * requests.
 */
const TIMEOUT_MS = 60_000;

// Started by `vacuumInProcess` as its own program; rewrites the database file it is given.
const database = new Database(process.argv[2], { fileMustExist: true });
database.pragma(`busy_timeout = ${TIMEOUT_MS}`);
database.pragma("synchronous = FULL");
database.pragma("secure_delete = ON");
// The temporary copy may not fit in memory.
database.pragma("temp_store = FILE");
database.exec("vacuum");
// Done here so that the next writer, which serves shoppers, needn't do it.
database.pragma("wal_checkpoint(passive)");
database.close();
