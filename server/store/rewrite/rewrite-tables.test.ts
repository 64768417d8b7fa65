import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { erasePerson } from "#server/leads/erase-leads.ts";
import { systemClock } from "#server/platform/clock.ts";
import { rowCounts } from "#server/store/row-counts.ts";
import { insertManyLeads } from "#tests/support/many-leads.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { traces } from "#tests/support/personal-data-search.ts";
import { schemaFacts } from "#tests/support/schema-facts.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { createFresh } from "./fresh-table.ts";
import { rewriteTables } from "./rewrite-tables.ts";

const person = { name: "Wilhelmina Quarterstaff", email: "wilhelmina@example.com" };

describe("on postgres, rewriting the tables", () => {
  let backend: TestBackend;
  beforeEach(async () => {
    backend = await openTestBackend("postgres");
  });
  afterEach(() => backend.close());

  const schema = async () =>
    (await schemaFacts(backend.store.queries as never, "postgres"))
      .map(({ table, text }) => `${table}: ${text}`)
      .toSorted();
  const erase = () => {
    const { store, database } = backend;
    const deps = { store, kinds: leadKinds, dataDir: database.dataDir, clock: systemClock };
    return erasePerson(deps, { email: person.email });
  };

  it("keeps columns, keys, checks, indexes, triggers and rights", async () => {
    const { queries } = backend.store;
    await sql`grant select on leads to public`.execute(queries);
    const before = await schema();
    await acceptQuote(backend);
    await rewriteTables(queries);
    expect(await schema()).toEqual(before);
    const { rows } = await sql<{ readable: boolean }>`
      select has_table_privilege('public', 'leads', 'select') as readable`.execute(queries);
    expect(rows).toEqual([{ readable: true }]);
  });

  it("keeps everything stored, changed or deleted meanwhile", async () => {
    const { queries } = backend.store;
    await insertManyLeads(backend.store, { count: 1_500, latest: new Date() });
    let done = false;
    const stored: string[] = [];
    const visitors = Array.from({ length: 3 }, async (_, visitor) => {
      for (let number = 0; !done; number += 1) {
        const reference = await acceptQuote(backend, { idempotencyKey: `${visitor}-${number}` });
        await queries
          .updateTable("leads")
          .set({ answered_at: "2030-01-01" })
          .where("reference", "=", reference)
          .execute();
        if (number % 3 === 0) {
          await queries.deleteFrom("leads").where("reference", "=", reference).execute();
        } else stored.push(reference);
      }
    });
    await rewriteTables(queries);
    done = true;
    await Promise.all(visitors);
    const left = await queries
      .selectFrom("leads")
      .select("reference")
      .where("answered_at", "=", "2030-01-01")
      .execute();
    expect(stored.length).toBeGreaterThan(3);
    expect(left.map(({ reference }) => reference).toSorted()).toEqual(stored.toSorted());
    const messages = await queries
      .selectFrom("deliveries")
      .select((row) => row.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(messages.count)).toBe(1_500 * 3 + stored.length * 2);
    const counted = [...(await rowCounts(queries, "deliveries")).values()];
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(Number(messages.count));
  });

  it("drops a killed process's tables, including the person's data in them", async () => {
    const { queries } = backend.store;
    await acceptQuote(backend, person);
    await createFresh(queries, { name: "leads", key: "id", batch: 500 });
    await acceptQuote(backend, { ...person, idempotencyKey: "second" });
    expect((await traces(backend, [person.name])).join()).toContain("leads_fresh_");
    await erase();
    expect(await traces(backend, [person.name, person.email])).toEqual([]);
    const { rows } = await sql`select relname from pg_class where relname like '%fresh%'`.execute(
      queries,
    );
    expect(rows).toEqual([]);
  });

  it("also erases from tables that the owner's view reads", async () => {
    const { queries } = backend.store;
    await sql`create view by_kind as select kind from leads`.execute(queries);
    await acceptQuote(backend, person);
    await erase();
    expect(await traces(backend, [person.name, person.email])).toEqual([]);
    expect((await sql`select * from by_kind`.execute(queries)).rows).toEqual([]);
  });

  it("waits for a transaction that keeps a table's deleted rows", async () => {
    const { queries } = backend.store;
    await sql`create view by_kind as select kind from leads`.execute(queries);
    await acceptQuote(backend, person);
    const older = await queries.startTransaction().execute();
    await sql`select pg_current_xact_id()`.execute(older);
    const erased = erase();
    await vi.waitFor(async () => expect(await waitingQueries()).toHaveLength(1), 10_000);
    await older.commit().execute();
    await erased;
    expect(await traces(backend, [person.name, person.email])).toEqual([]);
  });

  async function waitingQueries() {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
      and query like '%backend_xid%'`.execute(backend.store.queries);
    return rows;
  }
});
