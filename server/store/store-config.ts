import type { PostgresOptions } from "./postgres.ts";

export interface StoreConfig {
  /** Folder of the embedded database. */
  dataDir: string;
  /** PostgreSQL instead, when set. */
  databaseUrl?: string | undefined;
}

export interface StoreOptions extends PostgresOptions {
  /** Opens an embedded database even if it was fenced off by a move, to finish that. */
  allowMoved?: boolean;
  /** For commands: a shop that has no data here is a mistake, and no database is made. */
  mustExist?: boolean;
  /** What the owner calls the setting that leads here, when it is not one of the variables. */
  setting?: string;
  /** Told what the owner is to know of a database that can be used all the same. */
  onWarning?: (words: string) => void;
  /**
   * For the server: a disk that is full does not keep it from starting. Queries fail until there is
   * room, then the database is opened.
   */
  allowFullDisk?: boolean;
  /** What must be on the disk before the embedded database is opened. */
  beforeOpen?: () => void;
}
