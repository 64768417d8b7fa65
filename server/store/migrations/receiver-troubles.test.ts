import { Kysely, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { migrate } from "#server/store/migrate.ts";
import { migrations } from "#server/store/migrations.ts";
import { postgresDialect } from "#server/store/postgres.ts";
import { sqliteDialect } from "#server/store/sqlite.ts";
import { engines, newTestDatabase } from "#tests/support/test-database.ts";

const REFUSED = "The mail server refused the mail (status 553).";

/** Messages parked by the previous version, and whether each is due again after the upgrade. */
const parked = [
  { sink: "shop_mail", attempts: 1, error: REFUSED, age: 400, again: true },
  { sink: "crm", attempts: 1, error: "The CRM answered with status 404.", age: 400, again: true },
  { sink: "crm", attempts: 1, error: "The CRM answered with status 410.", age: 1, again: false },
  { sink: "crm", attempts: 12, error: "The CRM answered with status 500.", age: 1, again: false },
  { sink: "shopper_mail", attempts: 1, error: REFUSED.replace("553", "552"), age: 1, again: true },
  { sink: "shopper_mail", attempts: 1, error: REFUSED.replace("553", "552"), age: 4, again: false },
  { sink: "shopper_mail", attempts: 1, error: REFUSED.replace("553", "550"), age: 1, again: false },
];

describe.each(engines)("on %s, an upgrade", (engine) => {
  it("M4, H1: makes messages parked at their first attempt due again", async () => {
    const database = await newTestDatabase(engine);
    const { databaseUrl, dataDir } = database;
    const db = new Kysely<never>({
      dialect: databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(dataDir),
    });
    const before = migrations.findIndex(({ name }) => name === "007-receiver-troubles");
    await migrate(db, engine, { steps: migrations.slice(0, before) });
    for (const [i, { sink, attempts, error, age }] of parked.entries()) {
      const at = new Date(Date.now() - age * 86_400_000).toISOString();
      await sql`insert into leads (id, reference, kind, contact_name, record, submitted_at)
        values (${`lead-${i}`}, ${`Q-${i}`}, 'quote', 'Dana', '{}', ${at})`.execute(db);
      await sql`insert into deliveries (id, lead_id, sink, payload, status, attempts, last_error,
        next_attempt_at, scheduled_at) values (${String(i)}, ${`lead-${i}`}, ${sink}, '{}', 'parked',
        ${attempts}, ${error}, ${at}, ${at})`.execute(db);
    }
    await migrate(db, engine);
    const { rows } = await sql<{
      status: string;
    }>`select status from deliveries order by id`.execute(db);
    expect(rows.map(({ status }) => status === "pending")).toEqual(
      parked.map(({ again }) => again),
    );
    await db.destroy();
    await database.remove();
  });
});
