import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from "kysely";
import { quoteTriggers } from "./lead-triggers.ts";

/** Adds the quotes of leads: draft, versions, messages between shopper and shop, payments. */
export async function createQuotes(db: Kysely<never>): Promise<void> {
  await createDrafts(db);
  await createVersions(db);
  await createPrices(db);
  await createMessages(db);
  await createPayments(db);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of [
    ...quoteTriggers(isPostgres),
    ...(isPostgres ? withoutStatistics : []),
    // Of two who would make a second one at once, the database refuses one.
    "create unique index quote_one_open on quote_versions (lead_id) where status = 'open'",
    "create unique index quote_one_accepted on quote_versions (lead_id) where status = 'accepted'",
    "create index quote_ends on quote_versions (good_until) where status = 'open'",
    "create index quote_follow_ups on quote_versions (follow_up_at) where follow_up_at is not null",
    "create index quote_last_prices on quote_prices (product_id, sent_at)",
    "create unique index quote_bookings on quotes (booking_lead_id) where booking_lead_id is not null",
  ]) {
    await sql.raw(statement).execute(db);
  }
}

/**
 * PostgreSQL's statistics hold values of columns, and a table whose last row is erased keeps them, so
 * that none are kept of what people wrote (decision 025).
 */
const withoutStatistics = [
  ["quotes", "draft"],
  ["quote_versions", "offer"],
  ["quote_versions", "lead_before"],
  ["quote_versions", "reason"],
  ["quote_versions", "accepted_name"],
  ["quote_messages", "text"],
].map(([name, column]) => `alter table ${name} alter column ${column} set statistics 0`);

function table<Name extends string>(db: Kysely<never>, name: Name) {
  return db.schema.createTable(name);
}

/** The lead that a row belongs to and is erased with. */
function ofLead<Name extends string, Column extends string>(
  created: CreateTableBuilder<Name, Column>,
): CreateTableBuilder<Name, Column | "lead_id"> {
  return created.addColumn("lead_id", "text", (column) =>
    column.notNull().references("leads.id").onDelete("cascade"),
  );
}

async function createDrafts(db: Kysely<never>): Promise<void> {
  await ofLead(table(db, "quotes"))
    .addColumn("link_number", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("draft", "text")
    .addColumn("draft_version", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("draft_saved_at", "text")
    .addColumn("writer_id", "text")
    .addColumn("writing_until", "text")
    .addColumn("booking_lead_id", "text")
    .addColumn("last_number", "integer", (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("quotes_key", ["lead_id"])
    .execute();
}

async function createVersions(db: Kysely<never>): Promise<void> {
  await ofLead(table(db, "quote_versions"))
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addColumn("offer", "text", (column) => column.notNull())
    .addColumn("total", "integer", (column) => column.notNull())
    .addColumn("good_until", "text", (column) => column.notNull())
    .addColumn("sent_at", "text", (column) => column.notNull())
    .addColumn("sent_by", "text", (column) => column.notNull())
    .addColumn("sent_way", "text", (column) => column.notNull())
    .addColumn("draft_version", "integer", (column) => column.notNull())
    .addColumn("lead_before", "text")
    .addColumn("opened_at", "text")
    .addColumn("reason", "text")
    .addColumn("accepted_at", "text")
    .addColumn("accepted_name", "text")
    .addColumn("accepted_how", "text")
    .addColumn("accepted_by", "text")
    .addColumn("payment_wish", "text")
    .addColumn("follow_up", "text")
    .addColumn("follow_up_at", "text")
    .addPrimaryKeyConstraint("quote_versions_key", ["lead_id", "number"])
    .execute();
}

async function createPrices(db: Kysely<never>): Promise<void> {
  await ofLead(table(db, "quote_prices"))
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("product_id", "text", (column) => column.notNull())
    .addColumn("price", "integer", (column) => column.notNull())
    .addColumn("sent_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("quote_prices_key", ["lead_id", "number", "product_id"])
    .execute();
}

async function createMessages(db: Kysely<never>): Promise<void> {
  await ofLead(table(db, "quote_messages"))
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("by_id", "text")
    .addColumn("text", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("quote_messages_key", ["lead_id", "number"])
    .execute();
}

async function createPayments(db: Kysely<never>): Promise<void> {
  await ofLead(table(db, "quote_payments").addColumn("id", "text", (column) => column.primaryKey()))
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("by_id", "text", (column) => column.notNull())
    .execute();
  await sql`create index quote_payments_of_lead on quote_payments (lead_id)`.execute(db);
}
