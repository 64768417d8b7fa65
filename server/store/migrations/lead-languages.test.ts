import { Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { migrate } from "#server/store/migrate.ts";
import { migrations } from "#server/store/migrations.ts";
import { postgresDialect } from "#server/store/postgres.ts";
import { sqliteDialect } from "#server/store/sqlite.ts";
import { engines, newTestDatabase } from "#tests/support/test-database.ts";

it.each(engines)("on %s, leads from before are English", async (engine) => {
  const database = await newTestDatabase(engine);
  const { databaseUrl, dataDir } = database;
  const db = new Kysely<never>({
    dialect: databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(dataDir),
  });
  const insert = (id: string) =>
    sql`insert into leads (id, reference, kind, contact_name, record, submitted_at)
      values (${id}, ${id}, 'quote', 'Dana', '{}', '2026-01-05T10:00:00.000Z')`.execute(db);
  const before = migrations.findIndex(({ name }) => name === "024-lead-languages");
  await migrate(db, engine, { steps: migrations.slice(0, before) });
  await insert("Q-1");
  await migrate(db, engine);
  // As the previous version does, which still runs then.
  await insert("Q-2");
  const { rows } = await sql`select reference, language from leads order by reference`.execute(db);
  expect(rows).toEqual([
    { reference: "Q-1", language: "en" },
    { reference: "Q-2", language: "en" },
  ]);
  await db.destroy();
  await database.remove();
});
