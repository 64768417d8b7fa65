import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import { SQLITE_FILE } from "#server/store/sqlite.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { insertManyLeads } from "#tests/support/many-leads.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { gapsWithBytes } from "./page-gaps.ts";

let backend: TestBackend;

beforeEach(async () => {
  backend = await openTestBackend("sqlite");
});
afterEach(() => backend.close());

/** The bytes of the database file and its WAL, read by another process, which keeps the locks. */
function bytes(): Buffer {
  const path = join(backend.database.dataDir, SQLITE_FILE);
  return execFileSync("cat", [path, `${path}-wal`], { maxBuffer: 1024 ** 3 });
}

/** The first halves of ids that are somewhere in the bytes, as a part of a row may be left. */
function found(ids: readonly string[], within: Buffer): string[] {
  const halves = new Set(within.toString("latin1").match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/g));
  return ids.map((id) => id.slice(0, 18)).filter((half) => halves.has(half));
}

async function eraseLead(queries: Queries, reference: string): Promise<void> {
  const found = queries.selectFrom("leads").select("id").where("reference", "=", reference);
  await queries.deleteFrom("deliveries").where("lead_id", "in", found).execute();
  await queries.deleteFrom("leads").where("reference", "=", reference).execute();
}

async function intact({ queries }: Store): Promise<string> {
  const { rows } = await sql<{
    integrity_check: string;
  }>`pragma integrity_check`.execute(queries);
  return rows.map((row) => row.integrity_check).join();
}

it("SQLite leaves parts of deleted rows in gaps, and none are left after clearing", async () => {
  const { store } = backend;
  const { queries } = store;
  await insertManyLeads(store, { count: 2_000, latest: new Date() });
  // Ordered by time, which is random in the order of ids, as erasing is.
  const leads = await queries
    .selectFrom("leads")
    .select("id")
    .orderBy("submitted_at", "desc")
    .execute();
  const erased = leads.slice(0, 1_500).map(({ id }) => id);
  for (let from = 0; from < erased.length; from += 10) {
    const some = erased.slice(from, from + 10);
    await store.write(async (transaction) => {
      await transaction.deleteFrom("deliveries").where("lead_id", "in", some).execute();
      await transaction.deleteFrom("leads").where("id", "in", some).execute();
    });
  }
  await sql`pragma wal_checkpoint(truncate)`.execute(queries);
  const before = bytes();
  expect(found(erased, before).length).toBeGreaterThan(0);
  await store.scrub();
  const after = bytes();
  expect(found(erased, after)).toEqual([]);
  expect(gapsWithBytes(after.subarray(4_096), 4_096)).toEqual([]);
  expect(await intact(store)).toBe("ok");
  expect(await queries.selectFrom("leads").select("id").execute()).toHaveLength(500);
});

it("takes leads meanwhile and loses none, with pages in the memory of several processes", async () => {
  const { store } = backend;
  await insertManyLeads(store, { count: 1_000, latest: new Date() });
  const other = await openStore(backend.database);
  const words = "Wilhelmina Quarterstaff";
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
  const eraseOften = async () => {
    for (let round = 0; round < 2; round += 1) {
      const reference = await acceptQuote(backend, { name: words, idempotencyKey: `w${round}` });
      await store.write((transaction) => eraseLead(transaction, reference));
      await store.scrub();
      expect(bytes().includes(words)).toBe(false);
    }
  };
  await eraseOften().finally(() => {
    done = true;
  });
  await Promise.all(visitors);
  await other.close();
  const left = await store.queries
    .selectFrom("leads")
    .select("reference")
    .where("reference", "in", stored)
    .execute();
  expect(left).toHaveLength(stored.length);
  expect(stored.length).toBeGreaterThan(2);
  expect(await intact(store)).toBe("ok");
});
