import type { Kysely } from "kysely";

/** Adds when the response to a lead is due, when the shop is reminded and when it responded. */
export async function addResponseTimes(db: Kysely<never>): Promise<void> {
  for (const column of ["answer_due_at", "answer_remind_at", "answered_at"]) {
    await db.schema.alterTable("leads").addColumn(column, "text").execute();
  }
  await db.schema
    .createIndex("leads_answer_remind_at")
    .on("leads")
    .columns(["answer_remind_at"] as never[])
    .execute();
}
