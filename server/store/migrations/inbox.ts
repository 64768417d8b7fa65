import { type Kysely, PostgresAdapter, sql } from "kysely";
import { shopDateTime } from "#domain/delivery/delivery-moment.ts";
import { facts } from "#shop/facts.ts";
import { createIndexes } from "./indexes.ts";
import { leadTriggers } from "./lead-triggers.ts";

/**
 * Adds how far each lead is, who has it, what happened to it and the words it is found by. The
 * words of leads stored before are filled in later, as that takes minutes with many leads.
 */
export async function createInbox(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await addStateOfLeads(db);
  await setStateOfLeads(db);
  await createHistory(db);
  await createWords(db, isPostgres);
  await createListIndexes(db);
  for (const statement of leadTriggers(isPostgres)) await sql.raw(statement).execute(db);
}

async function addStateOfLeads(db: Kysely<never>): Promise<void> {
  const leads = () => db.schema.alterTable("leads");
  await leads()
    .addColumn("state", "text", (column) => column.notNull().defaultTo("new"))
    .execute();
  await leads()
    // Not `version`, which the previous version reads from bookings joined with leads.
    .addColumn("lead_version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await leads()
    .addColumn("is_indexed", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  for (const column of ["assigned_to", "changed_at", "lost_reason"]) {
    await leads().addColumn(column, "text").execute();
  }
}

/** A canceled delivery that would still come is lost, as if it were canceled from now on. */
async function setStateOfLeads(db: Kysely<never>): Promise<void> {
  const today = shopDateTime(facts.timeZone, new Date()).date;
  await sql`update leads set changed_at = submitted_at, state = case
    when answered_at is not null or (kind = 'financing' and contact_name = '') then 'done'
    when kind <> 'booking' then 'new'
    when exists (select 1 from bookings where lead_id = leads.id and date < ${today}) then 'done'
    when exists (select 1 from bookings where lead_id = leads.id and status = 'cancelled') then 'lost'
    else 'accepted' end`.execute(db);
  await sql`update leads set lost_reason = 'cancelled' where state = 'lost'`.execute(db);
}

async function createHistory(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("lead_history")
    .addColumn("lead_id", "text", (column) =>
      column.notNull().references("leads.id").onDelete("cascade"),
    )
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("by_id", "text")
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("text", "text")
    .addColumn("detail", "text")
    .addColumn("to_id", "text")
    .addColumn("state", "text")
    .addColumn("posted_key", "text")
    .addPrimaryKeyConstraint("lead_history_key", ["lead_id", "number"] as never[])
    .execute();
}

/**
 * Short rows, as a lead has a dozen: its reference instead of its id, its time as a number, and on
 * SQLite no copy of the key beside the row.
 */
async function createWords(db: Kysely<never>, isPostgres: boolean): Promise<void> {
  await db.schema
    .createTable("lead_words")
    // Compared byte by byte, so that the words with a beginning are one range of the index.
    .addColumn("word", isPostgres ? sql`text collate "C"` : "text", (column) => column.notNull())
    .addColumn("submitted", "bigint", (column) => column.notNull())
    .addColumn("reference", "text", (column) =>
      column.notNull().references("leads.reference").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("lead_words_key", ["word", "submitted", "reference"] as never[])
    .$call((table) => (isPostgres ? table : table.modifyEnd(sql`without rowid`)))
    .execute();
  await createIndexes(db, [["lead_words_reference", "lead_words", ["reference", "word"]]]);
}

/** One index for each list, with what the lists are filtered by, so that it alone is read. */
async function createListIndexes(db: Kysely<never>): Promise<void> {
  for (const statement of [
    `create index leads_to_answer on leads (answer_due_at, id, kind, assigned_to)
      where answer_due_at is not null and answered_at is null`,
    `create index leads_by_state on leads
      ((case state when 'new' then 'in_hand' else state end), changed_at, id, kind, assigned_to)
      where answer_due_at is null or answered_at is not null`,
    "create index leads_not_indexed on leads (submitted_at) where is_indexed = 0",
    "create index leads_assigned_to on leads (assigned_to) where assigned_to is not null",
  ]) {
    await sql.raw(statement).execute(db);
  }
}
