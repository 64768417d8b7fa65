import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Counters of what clients did, and which notices to the shop went out together in one mail. */
export async function createRateLimits(db: Kysely<never>): Promise<void> {
  const counters = db.schema
    .createTable("rate_limits")
    .addColumn("client", "text", (column) => column.primaryKey())
    .addColumn("taken", "text", (column) => column.notNull())
    .addColumn("forget_at", "bigint", (column) => column.notNull());
  // Worth no disk flush: after a crash of the database everybody starts at nought.
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (postgres ? counters.modifyFront(sql`unlogged`) : counters).execute();
  await db.schema.alterTable("deliveries").addColumn("digest", "text").execute();
}
