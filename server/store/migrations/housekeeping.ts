import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Adds markers, and to messages when they were queued. */
export async function createMarkers(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("house_marks")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("since", "text", (column) => column.notNull())
    .addColumn("told_at", "text")
    .addColumn("lease_until", "text")
    .execute();
  await db.schema.alterTable("deliveries").addColumn("queued_at", "text").execute();
}

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

/** Adds tokens by which the doctor's own requests are recognized. */
export async function createDoctorTokens(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("doctor_tokens")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("proof", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
}
