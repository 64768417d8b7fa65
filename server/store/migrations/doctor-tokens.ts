import type { Kysely } from "kysely";

/** Adds tokens by which the doctor's own requests are recognized. */
export async function createDoctorTokens(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("doctor_tokens")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("proof", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
}
