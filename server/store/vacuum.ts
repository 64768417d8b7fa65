import Database from "better-sqlite3";

/** Longest wait for other writers; nobody waits for this process. */
const TIMEOUT_MS = 60_000;

// A program of its own, started by `vacuumInProcess`: it rewrites the database file it is given.
const database = new Database(process.argv[2], { fileMustExist: true });
database.pragma(`busy_timeout = ${TIMEOUT_MS}`);
database.pragma("synchronous = FULL");
database.pragma("secure_delete = ON");
// The copy it makes first must not have to fit in memory.
database.pragma("temp_store = FILE");
database.exec("vacuum");
// Here, so that the next writer, who serves shoppers, need not do it.
database.pragma("wal_checkpoint(passive)");
database.close();
