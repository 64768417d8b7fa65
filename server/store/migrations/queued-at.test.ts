import { Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { migrate } from "#server/store/migrate.ts";
import { migrations } from "#server/store/migrations.ts";
import { postgresDialect } from "#server/store/postgres.ts";
import { sqliteDialect } from "#server/store/sqlite.ts";
import { engines, newTestDatabase } from "#tests/support/test-database.ts";

const SUBMITTED = "2026-01-05T10:00:00.000Z";
const LATER = "2026-01-06T10:00:00.000Z";

it.each(engines)(
  "on %s, a message queued without a time counts from when its lead was submitted",
  async (engine) => {
    const database = await newTestDatabase(engine);
    const { databaseUrl, dataDir } = database;
    const db = new Kysely<never>({
      dialect: databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(dataDir),
    });
    const before = migrations.findIndex(({ name }) => name === "011-queued-at");
    await migrate(db, engine, { steps: migrations.slice(0, before) });
    await sql`insert into leads (id, reference, kind, contact_name, record, submitted_at)
      values ('lead', 'Q-1', 'quote', 'Dana', '{}', ${SUBMITTED})`.execute(db);
    for (const [id, queuedAt] of [
      ["old", null],
      ["redelivered", LATER],
    ]) {
      await sql`insert into deliveries (id, lead_id, sink, occasion, payload, status,
        next_attempt_at, scheduled_at, queued_at) values (${id}, 'lead', 'crm', ${id}, '{}',
        'pending', ${LATER}, ${LATER}, ${queuedAt})`.execute(db);
    }
    await migrate(db, engine);
    const { rows } = await sql`select id, queued_at from deliveries order by id`.execute(db);
    expect(rows).toEqual([
      { id: "old", queued_at: SUBMITTED },
      { id: "redelivered", queued_at: LATER },
    ]);
    await db.destroy();
    await database.remove();
  },
);
