import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { acceptQuote } from "#tests/support/outbox.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { openStore } from "./open-store.ts";
import { SQLITE_FILE } from "./sqlite.ts";

let backend: TestBackend;
let elsewhere: string;
beforeEach(async () => {
  backend = await openTestBackend("sqlite");
  elsewhere = mkdtempSync(join(tmpdir(), "copied-"));
});
afterEach(async () => {
  await backend.close();
  rmSync(elsewhere, { recursive: true });
});

function copy(...suffixes: string[]): void {
  for (const suffix of suffixes) {
    const name = SQLITE_FILE + suffix;
    copyFileSync(join(backend.database.dataDir, name), join(elsewhere, name));
  }
}

/** Opens the copy; returns the warnings and how many leads are in it. */
async function opened() {
  const warnings: string[] = [];
  const store = await openStore(
    { dataDir: elsewhere },
    { onWarning: (warning) => warnings.push(warning) },
  );
  const leads = await store.queries.selectFrom("leads").select("id").execute();
  await store.close();
  return { warnings, leads: leads.length };
}

test("S7: warns once about a database copied without its WAL", async () => {
  await acceptQuote(backend);
  copy("");
  expect(await opened()).toEqual({
    warnings: [expect.stringContaining("without the file")],
    leads: 0,
  });
  expect((await opened()).warnings).toEqual([]);
});

test("S7: a copy with its WAL, or made after the shop was stopped, is complete", async () => {
  await acceptQuote(backend);
  copy("", "-wal");
  expect(await opened()).toEqual({ warnings: [], leads: 1 });
  await backend.store.close();
  expect(readdirSync(backend.database.dataDir)).toEqual([SQLITE_FILE]);
  copy("");
  expect(await opened()).toEqual({ warnings: [], leads: 1 });
});

test("S7: no warning for a database that was last closed by an older version", async () => {
  await acceptQuote(backend);
  await backend.store.close();
  copy("");
  const older = new Database(join(elsewhere, SQLITE_FILE));
  older.pragma("user_version = 0");
  older.pragma("journal_mode = WAL");
  older.close();
  expect(await opened()).toEqual({ warnings: [], leads: 1 });
});

test("S7: no warning when several processes are started and stopped together", async () => {
  await backend.store.close();
  for (let round = 0; round < 3; round += 1) {
    const warnings: string[] = [];
    const stores = await Promise.all(
      Array.from({ length: 4 }, () =>
        openStore(backend.database, { onWarning: (warning) => warnings.push(warning) }),
      ),
    );
    await Promise.all(stores.map((store) => store.close()));
    expect(warnings).toEqual([]);
  }
});
