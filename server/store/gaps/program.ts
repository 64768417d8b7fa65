import { openSync } from "node:fs";
import Database from "better-sqlite3";
import { clearGaps } from "./clear-gaps.ts";

// Started by `clearInProcess` as its own program; clears the database file it is given.
const [, , path = ""] = process.argv;
const database = new Database(path, { fileMustExist: true });
// Left open: closing it would release SQLite's locks on the file.
const file = openSync(path, "r+");
clearGaps({ database, file, walPath: `${path}-wal` });
database.close();
