import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Adds rate limit counters, and to messages the more-leads email that named them. */
export async function createRateLimits(db: Kysely<never>): Promise<void> {
  const counters = db.schema
    .createTable("rate_limits")
    .addColumn("client", "text", (column) => column.primaryKey())
    .addColumn("taken", "text", (column) => column.notNull())
    .addColumn("forget_at", "bigint", (column) => column.notNull());
  // Not worth flushing to disk: after a crash of the database, all counters start at zero.
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (postgres ? counters.modifyFront(sql`unlogged`) : counters).execute();
  await db.schema.alterTable("deliveries").addColumn("digest", "text").execute();
}
