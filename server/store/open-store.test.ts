import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { engines, newTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { migrations } from "./migrations.ts";
import { openStore } from "./open-store.ts";
import { SQLITE_FILE } from "./sqlite.ts";
import type { Store } from "./store-interface.ts";

describe.each(engines)("on %s, the store", (engine) => {
  let database: TestDatabase;
  let opened: Store[];

  beforeEach(async () => {
    opened = [];
    database = await newTestDatabase(engine);
  });
  afterEach(async () => {
    await Promise.all(opened.map((store) => store.close()));
    await database.remove();
  });

  async function open(): Promise<Store> {
    const store = await openStore(database);
    opened.push(store);
    return store;
  }

  it("can be opened by many processes at once and creates the schema once", async () => {
    const stores = await Promise.all(Array.from({ length: 8 }, open));
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(
      (stores[0] as Store).queries,
    );
    expect(rows).toEqual(migrations.map(({ name }) => ({ name })));
  });

  it("refuses a database written by a newer version", async () => {
    const { queries } = await open();
    await sql`insert into schema_migrations values ('999-tomorrow', '')`.execute(queries);
    await expect(openStore(database)).rejects.toThrow("newer version (999-tomorrow)");
  });

  it("commits a transaction completely or not at all", async () => {
    const store = await open();
    const half = store.write(async (transaction) => {
      await transaction.insertInto("health_probe").values({ id: 7, checked_at: "" }).execute();
      throw new Error("half-way");
    });
    await expect(half).rejects.toThrow("half-way");
    expect(await store.queries.selectFrom("health_probe").selectAll().execute()).toEqual([]);
  });

  it("lets writers from several processes take turns", async () => {
    const stores = await Promise.all([open(), open(), open()]);
    await (stores[0] as Store).queries
      .insertInto("health_probe")
      .values({ id: 2, checked_at: "0" })
      .execute();
    await Promise.all(
      Array.from({ length: 60 }, (_, i) => addOne(stores[i % stores.length] as Store)),
    );
    const row = await (stores[0] as Store).queries
      .selectFrom("health_probe")
      .select("checked_at")
      .where("id", "=", 2)
      .executeTakeFirst();
    expect(row?.checked_at).toBe("60");
  });

  it("checks that it can write", async () => {
    const store = await open();
    await store.checkWritable();
    await store.checkWritable();
    expect(await store.queries.selectFrom("health_probe").select("id").execute()).toEqual([
      { id: 1 },
    ]);
  });
});

it("reports out of space right after an insert didn't fit, even if a row can be updated", async () => {
  const database = await newTestDatabase("sqlite");
  const store = await openStore(database);
  await store.checkWritable();
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.queries);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(store.queries);
  const large = { id: 2, checked_at: "x".repeat(1024 * 1024) };
  const inserted = store.queries.insertInto("health_probe").values(large).execute();
  await expect(inserted).rejects.toThrow("full");
  await expect(store.checkWritable()).rejects.toThrow("found no room");
  await store.close();
  await database.remove();
});

it("sets SQLite's durability, file mode and secure_delete", async () => {
  const database = await newTestDatabase("sqlite");
  const store = await openStore(database);
  const pragma = async (name: string) => {
    const { rows } = await sql
      .raw<Record<string, unknown>>(`pragma ${name}`)
      .execute(store.queries);
    return Object.values(rows[0] ?? {})[0];
  };
  expect(await pragma("journal_mode")).toBe("wal");
  expect(await pragma("synchronous")).toBe(2);
  expect(await pragma("foreign_keys")).toBe(1);
  expect(await pragma("secure_delete")).toBe(1);
  for (const name of [SQLITE_FILE, `${SQLITE_FILE}-wal`]) {
    expect(statSync(join(database.dataDir, name)).mode & 0o777).toBe(0o600);
  }
  await store.close();
  await database.remove();
});

/**
 * Closing a file directly releases this process's locks on it, including those of open databases.
 */
it.runIf(process.platform === "linux")(
  "keeps its lock when the database is opened again",
  async () => {
    const database = await newTestDatabase("sqlite");
    const store = await openStore(database);
    const { ino } = statSync(join(database.dataDir, SQLITE_FILE));
    const locks = () =>
      readFileSync("/proc/locks", "utf8")
        .split("\n")
        .filter((lock) => lock.includes(` ${process.pid} `) && lock.includes(`:${ino} `));
    expect(locks()).toHaveLength(1);
    const again = await openStore(database);
    expect(locks()).toHaveLength(1);
    await again.close();
    await store.close();
    await database.remove();
  },
);

/** Reads a number and writes it plus one, so that lost updates are detected. */
function addOne(store: Store): Promise<unknown> {
  return store.write(async (transaction) => {
    const { checked_at } = await transaction
      .selectFrom("health_probe")
      .select("checked_at")
      .where("id", "=", 2)
      .$if(store.engine === "postgres", (query) => query.forUpdate())
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable("health_probe")
      .set({ checked_at: String(Number(checked_at) + 1) })
      .where("id", "=", 2)
      .execute();
  });
}
