import { type Kysely, sql } from "kysely";

/**
 * Adds how many attempts of a message failed because of its receiver, and to pauses who must act
 * and when the receiver answered again. A pause after a 410, which lasted six hours, ends.
 */
export async function addReceiverFailures(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("deliveries")
    .addColumn("receiver_failures", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("receiver_troubles")
    .addColumn("owner_must_fix", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("receiver_troubles").addColumn("answered_at", "text").execute();
  await sql`delete from receiver_troubles where gone = 1`.execute(db);
}
