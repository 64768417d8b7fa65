import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { Client } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { acceptEveryKind } from "#tests/support/accept-every-kind.ts";
import { openTestBackend, silent } from "#tests/support/test-backend.ts";
import { newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { openStore } from "./open-store.ts";
import { openSharedClock } from "./shared-clock.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await newTestDatabase("postgres");
});
afterEach(() => database.remove());

/** Runs statements as the administrator; `%D` stands for the database, `%R` for the role. */
async function configure(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: database.databaseUrl });
  await client.connect();
  const { rows } = await client.query("select current_database() as d, current_user as r");
  try {
    for (const statement of statements) {
      await client.query(statement.replaceAll("%D", rows[0].d).replaceAll("%R", rows[0].r));
    }
  } finally {
    await client.end();
  }
}

const odd = [
  "datestyle = 'German, DMY'",
  "intervalstyle = 'sql_standard'",
  "timezone = 'Asia/Kathmandu'",
  "standard_conforming_strings = off",
  "default_transaction_isolation = 'serializable'",
  "synchronous_commit = off",
  "extra_float_digits = -15",
  "bytea_output = 'escape'",
  "quote_all_identifiers = on",
];

test("D10: works with any role settings", async () => {
  await configure(...odd.map((setting) => `alter role %R in database %D set ${setting}`));
  const backend = await openTestBackend("sqlite");
  const store = await openStore(database);
  const shared = await openSharedClock({ store, clock: () => new Date(0), logger: silent });
  expect(Math.abs(shared.clock().getTime() - Date.now())).toBeLessThan(60_000);
  await shared.stop();
  await acceptEveryKind({ ...backend, store });
  expect(await store.queries.selectFrom("leads").select("id").execute()).toHaveLength(5);
  await store.scrub();
  await store.close();
  await backend.close();
});

test("D10: writes acknowledged data to disk whatever synchronous_commit the role has", async () => {
  await configure("alter role %R in database %D set synchronous_commit = off");
  const store = await openStore(database);
  const setting = (name: string) =>
    store.write(async (transaction) => {
      const { rows } = await sql<{
        value: string;
      }>`select current_setting(${name}) as value`.execute(transaction);
      return rows[0]?.value;
    });
  expect(await setting("synchronous_commit")).toBe("on");
  expect(await setting("transaction_isolation")).toBe("read committed");
  await store.close();
});

test("D10: doesn't cut short a command that reads everything", async () => {
  await configure("alter role %R in database %D set statement_timeout = '200ms'");
  await (await openStore(database)).close();
  const store = await openStore(database, { withoutTimeouts: true });
  await sql`select pg_sleep(0.5)`.execute(store.queries);
  await store.close();
});

test.each([
  ["default_transaction_read_only = on", "takes no changes"],
  ["search_path = 'nowhere'", "search_path"],
])("D10: explains at start what to fix with %s", async (setting, expected) => {
  await configure(`alter role %R in database %D set ${setting}`);
  await expect(openStore(database)).rejects.toThrow(expected);
});

test.each(["LATIN1", "SQL_ASCII", "WIN1252"])(
  "D8: rejects a database in %s at start and explains how to create a better one",
  async (encoding) => {
    const name = `test_${randomUUID().replaceAll("-", "")}`;
    await configure(
      `create database ${name} encoding '${encoding}' template template0 lc_collate 'C' lc_ctype 'C'`,
    );
    const url = new URL(database.databaseUrl ?? "");
    url.pathname = name;
    const place = { ...database, databaseUrl: url.href };
    await expect(openStore(place)).rejects.toThrow(
      new RegExp(`keeps text as ${encoding}.*encoding 'UTF8' template template0`),
    );
    // Commands for existing data must not be rejected, so that the leads can be moved.
    await expect(openStore(place, { mustExist: true })).rejects.toThrow("has no data");
    await configure(`drop database ${name} with (force)`);
  },
);
