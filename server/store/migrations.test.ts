import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { incompatibleChanges, schemaFacts } from "#tests/support/schema-facts.ts";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { migrate } from "./migrate.ts";
import { type Migration, migrations } from "./migrations.ts";
import { openStore } from "./open-store.ts";
import { postgresDialect } from "./postgres.ts";
import { retryOnBusy } from "./retry-on-busy.ts";
import { sqliteDialect } from "./sqlite.ts";
import type { Engine } from "./store-interface.ts";

/** Earlier migrations were made before two versions could run at the same time. */
const FIRST_ADDING = migrations.findIndex(({ name }) => name === "005-abuse");

/** A hold that the previous version can't store: its page goes on without one (rule 10.16). */
const REFUSED_HOLDS = /^asked: window_holds, check \(+1 = 0\)+$/i;

const onBoth = [
  "alter table deliveries drop column note",
  "alter table deliveries drop column note; alter table deliveries add column note integer",
  "alter table leads rename column contact_name to name",
  "alter table receiver_troubles rename to troubles",
  "create unique index leads_contact on leads (contact_email)",
  "drop index leads_submitted_at",
];

/** Migrations that would break the previous version. */
const breakingSteps: Record<Engine, readonly string[]> = {
  // SQLite can't change a column, so a table is recreated.
  sqlite: [
    ...onBoth,
    "drop table house_marks; create table house_marks (name text primary key, since text not null, told_at text not null, lease_until text)",
    "drop table health_probe; create table health_probe (id integer primary key, checked_at text not null, check (id = 1))",
    "drop table recent_contents; create table recent_contents (content_hash text primary key, lead_id text not null, submitted_at text not null)",
    "create trigger no_more before insert on leads begin select raise(abort, 'no'); end",
  ],
  postgres: [
    ...onBoth,
    "alter table leads alter column contact_email set not null",
    "alter table deliveries alter column attempts drop default",
    "alter table leads add column made_up text not null",
    "alter table leads add check (kind <> 'booking')",
    "alter table recent_contents drop constraint recent_contents_lead_id_fkey",
    "create trigger no_more before update on leads for each row execute function suppress_redundant_updates_trigger()",
  ],
};

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

  /** The changes in the last of these migrations that would break the previous version. */
  async function breakingChanges(steps: readonly Migration[]): Promise<string[]> {
    await migrate(db, engine, { steps: steps.slice(0, -1) });
    const before = await schemaFacts(db, engine);
    expect(before).not.toEqual([]);
    await migrate(db, engine, { steps });
    return incompatibleChanges(before, await schemaFacts(db, engine));
  }

  it("only adds, so that the previous version can keep running", async () => {
    for (let count = FIRST_ADDING + 1; count <= migrations.length; count += 1) {
      const breaking = await breakingChanges(migrations.slice(0, count));
      expect(breaking.filter((change) => !REFUSED_HOLDS.test(change))).toEqual([]);
    }
  });

  it.each(breakingSteps[engine])(
    "is caught by this test if it breaks the previous version: %s",
    async (statements) => {
      const up = async (queries: Kysely<never>) => {
        for (const statement of statements.split(/;(?! end)/))
          await sql.raw(statement).execute(queries);
      };
      const steps = [...migrations, { name: "999-made-up", up }];
      expect(await breakingChanges(steps)).not.toEqual([]);
    },
  );

  it("may add tables, indexes and optional columns", async () => {
    const up = async (queries: Kysely<never>) => {
      await sql`create table made_up (id text not null unique)`.execute(queries);
      await sql`create index leads_kind on leads (kind)`.execute(queries);
      await sql`alter table leads add column made_up text`.execute(queries);
      await sql`alter table window_places add column made_up text`.execute(queries);
      await sql`alter table leads add column counted integer not null default 0`.execute(queries);
    };
    expect(await breakingChanges([...migrations, { name: "999-made-up", up }])).toEqual([]);
  });

  it("runs while the previous version writes, without loss", async () => {
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

/** Stores a lead and its message as the code did when the fourth migration was the last. */
async function storeAsBefore(db: Kysely<never>, number: number): Promise<void> {
  const lead = sql`insert into leads
    (id, reference, kind, contact_name, record, submitted_at)
    values (${`lead-${number}`}, ${`Q-${number}`}, 'quote', 'Dana', '{}', '2026-11-21')`;
  const delivery = sql`insert into deliveries
    (id, lead_id, sink, payload, status, next_attempt_at, scheduled_at)
    values (${`delivery-${number}`}, ${`lead-${number}`}, 'crm', '{}', 'pending', '', '')`;
  await retryOnBusy(() => lead.execute(db));
  await retryOnBusy(() => delivery.execute(db));
}
