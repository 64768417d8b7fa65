import type { Kysely, Transaction } from "kysely";
import type { RescueResult } from "./rescue.ts";
import type { Tables } from "./schema.ts";

export type Engine = "sqlite" | "postgres";

/** A connection or an open transaction: queries take either. */
export type Queries = Kysely<Tables>;

/** The shop's database, whichever engine it is. */
export interface Store {
  engine: Engine;
  /** Single statements; each is retried by the caller through `patiently` where that is safe. */
  queries: Queries;
  /**
   * Runs the work in one transaction and returns when it is durable. Repeated from the start
   * when the database was busy, so the work must do nothing but queries.
   */
  write<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Overwrites what deleted rows left behind in the files (rule 14.27). */
  scrub(): Promise<void>;
  /** Proves that a row can be written now. */
  checkWritable(): Promise<void>;
  /**
   * Compares the open database with what a restart would find; costs no time worth counting.
   * @throws DatabaseLostError when they are not the same (rule 14.3).
   */
  checkNotLost(): void;
  /** Puts right what `checkNotLost` found, or saves what would end with this process. */
  rescue(now: Date): Promise<RescueResult>;
  close(): Promise<void>;
}
