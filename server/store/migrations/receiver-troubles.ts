import { type Kysely, sql } from "kysely";

/**
 * Adds pauses of failing receivers, and to messages a note and what they wait for. Messages that
 * the previous version parked at their first attempt for a transient reason become due again:
 * those to the shop's inbox and the CRM regardless of age, emails to shoppers of the last three
 * days.
 */
export async function createReceiverPauses(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("receiver_troubles")
    .addColumn("sink", "text", (column) => column.primaryKey())
    .addColumn("receiver", "text", (column) => column.notNull())
    .addColumn("since", "text", (column) => column.notNull())
    .addColumn("paused_until", "text", (column) => column.notNull())
    .addColumn("failures", "integer", (column) => column.notNull())
    .addColumn("opened_by", "text", (column) => column.notNull())
    .addColumn("certain", "integer", (column) => column.notNull())
    .addColumn("gone", "integer", (column) => column.notNull())
    .addColumn("error", "text", (column) => column.notNull())
    .execute();
  await db.schema.alterTable("deliveries").addColumn("note", "text").execute();
  await db.schema.alterTable("deliveries").addColumn("waits_for", "text").execute();
  const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000).toISOString();
  await sql`update deliveries set status = 'pending', attempts = 0 where status = 'parked' and (
    (sink = 'shop_mail' and last_error like 'The mail server refused the mail (status 5%')
    or (sink = 'crm' and attempts < 12 and last_error like 'The CRM answered with status %'
      and last_error not like '%status 410%')
    or (sink = 'shopper_mail' and scheduled_at > ${threeDaysAgo}
      and last_error like 'The mail server refused the mail (status 5%'
      and last_error not like '%status 550%' and last_error not like '%status 551%'
      and last_error not like '%status 553%' and last_error not like '%status 501%')
  )`.execute(db);
}

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
