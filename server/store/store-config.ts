import { join, resolve } from "node:path";
import type { PostgresOptions } from "./postgres.ts";
import { SQLITE_FILE } from "./sqlite.ts";

export interface StoreConfig {
  /** Folder of the SQLite database. */
  dataDir: string;
  /** Address of a PostgreSQL database, used instead of SQLite if set. */
  databaseUrl?: string | undefined;
  /** Most connections to it; ten if undefined. */
  poolSize?: number | undefined;
}

export interface StoreOptions extends Omit<PostgresOptions, "poolSize"> {
  /** Opens a SQLite database even if a move has blocked writes, to complete the move. */
  allowMoved?: boolean;
  /** For commands: fails if the shop has no data here instead of creating a database. */
  mustExist?: boolean;
  /** What the owner calls the source of this configuration, if it isn't a variable. */
  setting?: string;
  /** Called with messages for the owner about a database that works all the same. */
  onWarning?: (warning: string) => void;
  /**
   * For the server: starts even if the disk is full. Queries fail until there is space; then the
   * database is opened.
   */
  allowFullDisk?: boolean;
  /** Called before the SQLite database is opened, to write what must be on disk by then. */
  beforeOpen?: () => void;
}

/**
 * A database's name for the owner: its file, or its name and host. Never includes user or
 * password.
 */
export function databaseName({ dataDir, databaseUrl }: StoreConfig): string {
  if (!databaseUrl) return join(resolve(dataDir), SQLITE_FILE);
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl);
  const host = hostname || searchParams.get("host") || "this machine";
  return `PostgreSQL ${pathname.slice(1)} on ${port ? `${host}:${port}` : host}`;
}
