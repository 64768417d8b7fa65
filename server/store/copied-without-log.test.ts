import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestDesk, type TestDesk } from "#tests/support/lead-desk.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { openStore } from "./open-store.ts";
import { SQLITE_FILE } from "./sqlite.ts";

let desk: TestDesk;
let elsewhere: string;
beforeEach(async () => {
  desk = await openTestDesk("sqlite");
  elsewhere = mkdtempSync(join(tmpdir(), "copied-"));
});
afterEach(async () => {
  await desk.close();
  rmSync(elsewhere, { recursive: true });
});

function copy(...suffixes: string[]): void {
  for (const suffix of suffixes) {
    const name = SQLITE_FILE + suffix;
    copyFileSync(join(desk.database.dataDir, name), join(elsewhere, name));
  }
}

/** What is said when the copy is opened, and how many leads are in it. */
async function opened() {
  const said: string[] = [];
  const store = await openStore({ dataDir: elsewhere }, { onWarning: (words) => said.push(words) });
  const leads = await store.queries.selectFrom("leads").select("id").execute();
  await store.close();
  return { said, leads: leads.length };
}

test("S7: a live database copied without its log says so, once", async () => {
  await acceptQuote(desk);
  copy("");
  expect(await opened()).toEqual({ said: [expect.stringContaining("without the file")], leads: 0 });
  expect((await opened()).said).toEqual([]);
});

test("S7: copied with its log, or after the shop was stopped, it is whole", async () => {
  await acceptQuote(desk);
  copy("", "-wal");
  expect(await opened()).toEqual({ said: [], leads: 1 });
  await desk.store.close();
  expect(readdirSync(desk.database.dataDir)).toEqual([SQLITE_FILE]);
  copy("");
  expect(await opened()).toEqual({ said: [], leads: 1 });
});

test("S7: no warning for a database that was last closed by an older version", async () => {
  await acceptQuote(desk);
  await desk.store.close();
  copy("");
  const older = new Database(join(elsewhere, SQLITE_FILE));
  older.pragma("user_version = 0");
  older.pragma("journal_mode = WAL");
  older.close();
  expect(await opened()).toEqual({ said: [], leads: 1 });
});

test("S7: no warning when several processes are started and stopped together", async () => {
  await desk.store.close();
  for (let round = 0; round < 3; round += 1) {
    const said: string[] = [];
    const stores = await Promise.all(
      Array.from({ length: 4 }, () =>
        openStore(desk.database, { onWarning: (words) => said.push(words) }),
      ),
    );
    await Promise.all(stores.map((store) => store.close()));
    expect(said).toEqual([]);
  }
});
