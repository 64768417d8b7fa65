import { resolve } from "node:path";
import { OwnerError } from "#server/owner-error.ts";
import { databaseName } from "./database-name.ts";
import type { StoreConfig } from "./open-store.ts";

/** What a database's error means to the owner, by its code or else its message. */
type Meaning = [sign: RegExp, words: (place: Place) => string];

interface Place extends StoreConfig {
  /** The database as the owner knows it. */
  name: string;
  user: string;
}

const WHOSE = "Run it as the user the shop runs as, or give that user the folder.";

const meanings: Record<"sqlite" | "postgres", Meaning[]> = {
  postgres: [
    [
      /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ENOENT|57P0\d)$|timeout exceeded|Connection terminated/,
      ({ name }) => `nobody answers for ${name}. Is it running, and are host and port right?`,
    ],
    [
      /^(ENOTFOUND|EAI_AGAIN)$/,
      ({ name }) => `there is no such host: ${name}. Look for a slip of the finger.`,
    ],
    [
      /^28P01$|client password must be a string/,
      ({ name, user }) =>
        `${name} does not take the password of ${user}. Correct it (signs such as @ or # are written as %40, %23).`,
    ],
    [
      /^28000$/,
      ({ name, user }) =>
        `${name} lets no user ${user} in. Make that role (createuser), or allow it in pg_hba.conf.`,
    ],
    [
      /^3D000$/,
      ({ name }) =>
        `there is no ${name}. Look for a slip of the finger, or make the database (createdb).`,
    ],
    [
      /^42501$/,
      ({ name, user }) =>
        `${user} may not make tables in ${name}. Make ${user} the owner of that database.`,
    ],
    [/^53300$/, ({ name }) => `${name} takes no more connections. Raise its max_connections.`],
    [
      /SSL|CERT/,
      ({ name }) => `${name} and the address differ on SSL. Look at sslmode in the address.`,
    ],
  ],
  sqlite: [
    [
      /^SQLITE_(NOTADB|CORRUPT)/,
      ({ name }) =>
        `${name} is damaged. Stop the shop, put the file and those beginning with its name aside, and restore a backup: npm run restore -- FILE.`,
    ],
    [
      /^(EACCES|EPERM|EROFS|SQLITE_READONLY.*|SQLITE_CANTOPEN.*|SQLITE_PERM)$/,
      ({ name }) => `this user may not read and write ${name}. ${WHOSE}`,
    ],
    [
      /^(ENOTDIR|EEXIST|EISDIR)$/,
      ({ name, dataDir }) =>
        `${name} cannot be opened: something else has the name of the file or of the folder ${resolve(dataDir)}.`,
    ],
    [
      /^(ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR_SHMSIZE)$/,
      ({ name }) => `the disk of ${name} is full. Make room.`,
    ],
    [/^SQLITE_BUSY/, ({ name }) => `another program holds ${name}. End it, then try again.`],
  ],
};

/**
 * An error of a database in words for the owner: which variable or file, and what to do. Any other
 * error comes back as it is. The words hold no password.
 * @param setting what leads to that database, when it is no variable.
 */
export function inWords(error: unknown, place: StoreConfig, setting?: string): unknown {
  if (!(error instanceof Error) || error instanceof OwnerError) return error;
  const { databaseUrl } = place;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const known = meanings[databaseUrl ? "postgres" : "sqlite"].find(
    ([sign]) => sign.test(code) || sign.test(error.message),
  );
  if (!known) return error;
  const user = databaseUrl ? new URL(databaseUrl).username || "this user" : "";
  const where = setting ?? (databaseUrl ? "DATABASE_URL" : "DATA_DIR");
  const words = known[1]({ ...place, name: databaseName(place), user });
  return new OwnerError(`${where}: ${words} (${code || error.message})`, { cause: error });
}
