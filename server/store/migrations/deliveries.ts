import { type CreateTableBuilder, type Kysely, sql } from "kysely";

/** Adds the outbox's original columns; later migrations added the others. */
export function withDeliveryColumns<Table extends string>(
  table: CreateTableBuilder<Table>,
  occasion: boolean,
): CreateTableBuilder<Table> {
  const identified = table
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) =>
      column.notNull().references("leads.id").onDelete("cascade"),
    )
    .addColumn("sink", "text", (column) => column.notNull());
  const named = occasion
    ? identified.addColumn("occasion", "text", (column) => column.notNull().defaultTo("accepted"))
    : identified;
  return named
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("next_attempt_at", "text", (column) => column.notNull())
    .addColumn("scheduled_at", "text", (column) => column.notNull())
    .addColumn("lease", "text")
    .addColumn("last_error", "text")
    .addColumn("delivered_at", "text") as CreateTableBuilder<Table>;
}

/** Fills when messages were queued that older versions queued without that time. */
export async function fillQueuedAt(db: Kysely<never>): Promise<void> {
  await sql`update deliveries set queued_at =
    (select submitted_at from leads where leads.id = deliveries.lead_id)
    where queued_at is null`.execute(db);
}
