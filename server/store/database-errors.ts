import { resolve } from "node:path";
import { OwnerError } from "#server/platform/owner-error.ts";
import { describeTlsError } from "#server/platform/tls-errors.ts";
import { databaseName, type StoreConfig } from "./store-config.ts";

/** The message for the owner about an error, recognized by its code or else by its message. */
type ErrorMeaning = [pattern: RegExp, message: (place: Place) => string];

interface Place extends StoreConfig {
  /** The database's name as the owner knows it. */
  name: string;
  user: string;
}

const WRONG_USER_ADVICE = "Run it as the user the shop runs as, or give that user the folder.";

const meaningByCode: Record<"sqlite" | "postgres", ErrorMeaning[]> = {
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
      /no encryption|SSL off/,
      ({ name }) => `${name} takes connections with SSL only. Add sslmode=require to the address.`,
    ],
    [
      /^28000$/,
      ({ name, user }) =>
        `${name} lets no user ${user} in. Make that role (createuser), or allow it in pg_hba.conf.`,
    ],
    [
      /^25006$/,
      ({ name }) =>
        `${name} takes no changes: it is a standby, or default_transaction_read_only is on. Name the primary, or have that setting taken off the role.`,
    ],
    [
      /^3F000$/,
      ({ name, user }) =>
        `${name} has no schema to make tables in: the search_path of ${user} names none that exists. Make it, or have the setting taken off the role (alter role ${user} reset search_path).`,
    ],
    [
      /unsupported startup parameter/i,
      ({ name }) =>
        `the pooler before ${name} refuses a parameter of the address. Leave out options=… and the like.`,
    ],
    [
      /transaction blocks not allowed/i,
      ({ name }) =>
        `the pooler before ${name} shares connections by statement, and leads need transactions. Have pool_mode set to transaction there.`,
    ],
    [
      /invalid response|unexpected message/i,
      ({ name }) => `what answers for ${name} is no PostgreSQL. Look at host and port.`,
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
    [
      /^53300$/,
      ({ name }) =>
        `${name} takes no more connections. Raise its max_connections, or the role's limit; each process of the shop opens ten.`,
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
      ({ name }) => `this user may not read and write ${name}. ${WRONG_USER_ADVICE}`,
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
 * Converts a database error into one for the owner that names the variable or file and what to do.
 * Returns any other error unchanged. The message contains no password.
 * @param setting where the database's address comes from, if not from a variable.
 */
export function describeDatabaseError(
  error: unknown,
  place: StoreConfig,
  setting?: string,
): unknown {
  if (!(error instanceof Error) || error instanceof OwnerError) return error;
  const { databaseUrl } = place;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const where = setting ?? (databaseUrl ? "DATABASE_URL" : "DATA_DIR");
  const ownerError = (message: string) =>
    new OwnerError(`${where}: ${message} (${code || error.message})`, { cause: error });
  const unreadable = databaseUrl && unreadableFile(error);
  if (unreadable) return ownerError(`the file ${unreadable} named in the address cannot be read.`);
  const tls =
    databaseUrl &&
    describeTlsError(error, {
      server: databaseName(place),
      trust: "add sslrootcert=/path/to/ca.pem to the address",
      without: "Take sslmode out of the address, or have SSL switched on there.",
    });
  if (tls) return ownerError(tls);
  const known = meaningByCode[databaseUrl ? "postgres" : "sqlite"].find(
    ([pattern]) => pattern.test(code) || pattern.test(error.message),
  );
  if (!known) return error;
  const user = databaseUrl ? new URL(databaseUrl).username || "this user" : "";
  return ownerError(known[1]({ ...place, name: databaseName(place), user }));
}

/** A certificate or key file named in the address that the driver could not read. */
function unreadableFile(error: Error): string | undefined {
  const { syscall, path } = error as NodeJS.ErrnoException;
  return syscall === "open" ? path : undefined;
}
