import type { Kysely } from "kysely";
import { createIndexes } from "./indexes.ts";

/** Adds the staff, with their sessions, passkeys and sign-in links. */
export async function createStaff(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("staff_members")
    .addColumn("id", "text", (column) => column.primaryKey())
    // Null once removed: the name stays in histories, and the address may be invited again.
    .addColumn("email", "text", (column) => column.unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_seen_at", "text")
    .addColumn("new_lead_emails", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("removed_at", "text")
    .execute();
  await db.schema
    .createTable("staff_sessions")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("member_id", "text", (column) => column.notNull())
    .addColumn("way", "text", (column) => column.notNull())
    .addColumn("browser", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("sign_in_links")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    // Null for the link of the first owner, who names herself.
    .addColumn("member_id", "text")
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("member_id", "text", (column) => column.notNull())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "integer", (column) => column.notNull())
    .addColumn("browser", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text")
    .execute();
  await db.schema
    .createTable("used_challenges")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await createIndexes(db, [
    ["staff_sessions_member", "staff_sessions", ["member_id"]],
    ["passkeys_member", "passkeys", ["member_id"]],
  ]);
}
