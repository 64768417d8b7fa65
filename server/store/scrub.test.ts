import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { insertManyLeads } from "#tests/support/many-leads.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { openStore } from "./open-store.ts";
import { rowCounts } from "./row-counts.ts";
import { scrubSqlite } from "./scrub-sqlite.ts";
import { SQLITE_FILE } from "./sqlite.ts";

let backend: TestBackend;

afterEach(() => backend.close());

/** The first halves of ids, as parts of rows may be left, that are in the database file or WAL. */
function halvesLeft(ids: readonly string[]): string[] {
  const path = join(backend.database.dataDir, SQLITE_FILE);
  // Read by another process: closing the file in this one would release SQLite's locks.
  const bytes = execFileSync("cat", [path, `${path}-wal`], { maxBuffer: 1024 ** 3 });
  const halves = new Set(bytes.toString("latin1").match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/g));
  return ids.map((id) => id.slice(0, 18)).filter((half) => halves.has(half));
}

describe.each(engines)("on %s, scrubbing", (engine) => {
  beforeEach(async () => {
    backend = await openTestBackend(engine);
  });

  it("makes leads wait and loses none, from several processes", async () => {
    const { store } = backend;
    await insertManyLeads(store, { count: 1_000, latest: new Date() });
    const other = await openStore(backend.database);
    const stored: string[] = [];
    let done = false;
    const visitors = [store, other].map(async (each, visitor) => {
      for (let number = 0; !done; number += 1) {
        const key = `${visitor}-${number}`;
        stored.push(await acceptQuote({ ...backend, store: each }, { idempotencyKey: key }));
        // SQLite answers at once, so that nothing else would have its turn.
        await new Promise(setImmediate);
      }
    });
    await store.scrub().finally(() => {
      done = true;
    });
    await Promise.all(visitors);
    await other.close();
    const left = await store.queries
      .selectFrom("leads")
      .select("reference")
      .where("reference", "in", stored)
      .execute();
    expect(stored.length).toBeGreaterThan(2);
    expect(left).toHaveLength(stored.length);
    const counted = [...(await rowCounts(store.queries, "deliveries")).values()];
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(3_000 + 2 * stored.length);
  });
});

describe("on sqlite, scrubbing", () => {
  beforeEach(async () => {
    backend = await openTestBackend("sqlite");
  });

  it("removes the parts of deleted rows that are left when others move to another page", async () => {
    const { store } = backend;
    await insertManyLeads(store, { count: 2_000, latest: new Date() });
    // Ordered by time, which is random in the order of ids, as erasing is.
    const leads = await store.queries
      .selectFrom("leads")
      .select("id")
      .orderBy("submitted_at", "desc")
      .execute();
    const deleted = leads.slice(0, 1_500).map(({ id }) => id);
    for (let from = 0; from < deleted.length; from += 10) {
      const some = deleted.slice(from, from + 10);
      await store.write(async (transaction) => {
        await transaction.deleteFrom("deliveries").where("lead_id", "in", some).execute();
        await transaction.deleteFrom("leads").where("id", "in", some).execute();
      });
    }
    await sql`pragma wal_checkpoint(truncate)`.execute(store.queries);
    expect(halvesLeft(deleted).length).toBeGreaterThan(0);
    await store.scrub();
    expect(halvesLeft(deleted)).toEqual([]);
    expect(halvesLeft(leads.map(({ id }) => id))).toHaveLength(500);
  });

  it("leaves this process serving", async () => {
    let turns = 0;
    let done = false;
    const scrubbing = backend.store.scrub().finally(() => {
      done = true;
    });
    while (!done) {
      await new Promise(setImmediate);
      turns += 1;
    }
    await scrubbing;
    expect(turns).toBeGreaterThan(100);
  });

  it("gives the reason when it fails", async () => {
    await expect(scrubSqlite(`${backend.database.dataDir}/elsewhere`)).rejects.toThrow(
      /rows are deleted.*\(Cannot open database.*tries again/,
    );
  });
});

describe("on postgres, scrubbing", () => {
  beforeEach(async () => {
    backend = await openTestBackend("postgres");
  });

  it("lets leads pass while another transaction keeps a table from being rewritten", async () => {
    const { queries } = backend.store;
    const [locked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const reading = queries.transaction().execute(async (transaction) => {
      await sql`lock table leads in access share mode`.execute(transaction);
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    const scrubbing = backend.store.scrub();
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and query like 'vacuum%leads%'`.execute(queries);
      expect(rows).toHaveLength(1);
    }, 10_000);
    for (const key of ["a", "b", "c"]) await acceptQuote(backend, { idempotencyKey: key });
    held.resolve();
    await Promise.all([reading, scrubbing]);
    expect(await queries.selectFrom("leads").select("id").execute()).toHaveLength(3);
  });
});
