import type { Kysely, Transaction } from "kysely";
import type { RescueResult } from "./rescue.ts";
import type { Tables } from "./schema.ts";

export type Engine = "sqlite" | "postgres";

/** A connection or an open transaction; queries accept either. */
export type Queries = Kysely<Tables>;

/** The shop's database on either engine. */
export interface Store {
  engine: Engine;
  /** Single statements. Callers retry them with `retryOnBusy` where that is safe. */
  queries: Queries;
  /**
   * Runs `work` in one transaction and resolves when it is durable. Repeats it from the start if
   * the database is busy, so it must do nothing but queries.
   */
  write<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Removes deleted rows' bytes from the files (rule 14.27); writing waits meanwhile. */
  scrub(): Promise<void>;
  /** Checks that a row can be written now. */
  checkWritable(): Promise<void>;
  /**
   * Compares the open database with what a restart would find; takes negligible time.
   * @throws DatabaseLostError if they differ (rule 14.3).
   */
  checkNotLost(): void;
  /** Repairs what `checkNotLost` found, or saves the data that would be lost with this process. */
  rescue(now: Date): Promise<RescueResult>;
  close(): Promise<void>;
}
