import type { PostgresOptions } from "./postgres.ts";

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
