import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import { openStore } from "./open-store.ts";
import { patiently } from "./patiently.ts";
import { postgresDialect } from "./postgres.ts";
import { sqliteDialect } from "./sqlite.ts";

/** The first steps were made before anybody ran two versions side by side. */
const FIRST_ADDING = migrations.findIndex(({ name }) => name === "005-abuse");

describe.each(engines)("on %s, a migration", (engine) => {
  let database: TestDatabase;
  let db: Kysely<never>;

  beforeEach(async () => {
    database = await newTestDatabase(engine);
    const { databaseUrl, dataDir } = database;
    db = new Kysely({
      dialect: databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(dataDir),
    });
  });
  afterEach(async () => {
    await db.destroy();
    await database.remove();
  });

  async function columns(): Promise<Map<string, { type: string; optional: boolean }>> {
    const tables = await db.introspection.getTables();
    return new Map(
      tables.flatMap((table) =>
        table.columns.map((column) => [
          `${table.name}.${column.name}`,
          { type: column.dataType, optional: column.isNullable || column.hasDefaultValue },
        ]),
      ),
    );
  }

  it("only adds: the version before can run on beside it", async () => {
    await migrate(db, engine, { steps: migrations.slice(0, FIRST_ADDING) });
    for (let count = FIRST_ADDING + 1; count <= migrations.length; count += 1) {
      const before = await columns();
      const tables = new Set([...before.keys()].map((name) => name.split(".")[0]));
      await migrate(db, engine, { steps: migrations.slice(0, count) });
      const after = await columns();
      for (const [name, { type }] of before) expect(after.get(name)).toMatchObject({ type });
      for (const [name, { optional }] of after) {
        const added = !before.has(name) && tables.has(name.split(".")[0] ?? "");
        if (added) expect({ name, optional }).toEqual({ name, optional: true });
      }
    }
  });

  it("comes while the version before is writing, and takes nothing from it", async () => {
    await migrate(db, engine, { steps: migrations.slice(0, FIRST_ADDING) });
    let stored = 0;
    let migrated = false;
    const before = (async () => {
      while (!migrated || stored < 60) {
        await storeAsBefore(db, stored);
        stored += 1;
      }
    })();
    const store = await openStore(database);
    migrated = true;
    await before;
    const { rows } = await sql`select * from deliveries`.execute(store.queries);
    expect(rows).toHaveLength(stored);
    await store.close();
  });
});

/** Stores a lead and its delivery as the code did when the fourth step was the last. */
async function storeAsBefore(db: Kysely<never>, number: number): Promise<void> {
  const lead = sql`insert into leads
    (id, reference, kind, contact_name, record, submitted_at)
    values (${`lead-${number}`}, ${`Q-${number}`}, 'quote', 'Dana', '{}', '2026-11-21')`;
  const delivery = sql`insert into deliveries
    (id, lead_id, sink, payload, status, next_attempt_at, scheduled_at)
    values (${`delivery-${number}`}, ${`lead-${number}`}, 'crm', '{}', 'pending', '', '')`;
  await patiently(() => lead.execute(db));
  await patiently(() => delivery.execute(db));
}
