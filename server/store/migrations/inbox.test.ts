import { Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { addDays } from "#domain/delivery/delivery-date.ts";
import { migrate } from "#server/store/migrate.ts";
import { migrations } from "#server/store/migrations.ts";
import { postgresDialect } from "#server/store/postgres.ts";
import { sqliteDialect } from "#server/store/sqlite.ts";
import { engines, newTestDatabase } from "#tests/support/test-database.ts";

const today = new Date().toISOString().slice(0, 10);
const submitted = "2026-01-05T10:00:00.000Z";

/** A stored lead: its reference, kind, name, and when it was answered. */
const leads = [
  ["Q-1", "quote", "Dana", null],
  ["Q-2", "quote", "Dana", submitted],
  ["F-1", "financing", "", null],
  ["F-2", "financing", "Luis", null],
  ["B-1", "booking", "Mei", null],
  ["B-2", "booking", "Mei", null],
  ["B-3", "booking", "Mei", null],
] as const;

const bookings = [
  ["B-1", addDays(today, -2), "booked"],
  ["B-2", addDays(today, 9), "booked"],
  ["B-3", addDays(today, 9), "cancelled"],
] as const;

it.each(engines)("on %s, leads from before get a state", async (engine) => {
  const database = await newTestDatabase(engine);
  const { databaseUrl, dataDir } = database;
  const db = new Kysely<never>({
    dialect: databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(dataDir),
  });
  const insert = (reference: string, [kind, name, answered]: readonly (string | null)[]) =>
    sql`insert into leads (id, reference, kind, contact_name, record, submitted_at, answered_at)
      values (${reference}, ${reference}, ${kind}, ${name}, '{}', ${submitted}, ${answered})
      on conflict (kind, idempotency_key) do nothing returning id`.execute(db);
  const before = migrations.findIndex(({ name }) => name === "021-inbox");
  await migrate(db, engine, { steps: migrations.slice(0, before) });
  for (const [reference, ...rest] of leads) await insert(reference, rest);
  for (const [id, date, status] of bookings) {
    await sql`insert into bookings (lead_id, date, window_id, start_time, end_time, status, version)
      values (${id}, ${date}, 'morning', '09:00', '12:00', ${status}, 0)`.execute(db);
  }
  await migrate(db, engine);
  const states = async () => {
    const { rows } = await sql<Record<string, string>>`
      select reference, state, lost_reason, changed_at, lead_version from leads`.execute(db);
    return Object.fromEntries(rows.map(({ reference, ...row }) => [reference, row]));
  };
  const row = (state: string, lost_reason: string | null = null) => ({
    state,
    lost_reason,
    changed_at: submitted,
    lead_version: 1,
  });
  const old = {
    "Q-1": row("new"),
    "Q-2": row("done"),
    "F-1": row("done"),
    "F-2": row("new"),
    "B-1": row("done"),
    "B-2": row("accepted"),
    "B-3": row("lost", "cancelled"),
  };
  expect(await states()).toEqual(old);

  // The previous version still runs.
  const inserted = await insert("Q-3", ["quote", "Dana", null]);
  expect(inserted.rows).toEqual([{ id: "Q-3" }]);
  await sql`select lead_id, date, status, version, cancelled_at, details, reference, submitted_at,
    record from bookings inner join leads on leads.id = bookings.lead_id`.execute(db);
  await insert("F-3", ["financing", "", null]);
  await insert("B-4", ["booking", "Mei", null]);
  expect(await states()).toEqual({
    ...old,
    "Q-3": row("new"),
    "F-3": row("done"),
    "B-4": row("accepted"),
  });
  await db.destroy();
  await database.remove();
});
