import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from "node:fs";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { acceptQuote } from "#tests/support/outbox.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { DatabaseLostError } from "./database-lost.ts";
import { openStore } from "./open-store.ts";
import { isOutage } from "./outage.ts";
import { rescuedCopies } from "./rescued-copies.ts";
import { SQLITE_FILE } from "./sqlite.ts";

const NOW = new Date("2026-11-26T06:00:00.000Z");

let backend: TestBackend;
let dataDir: string;
const at = (suffix = "") => join(dataDir, SQLITE_FILE + suffix);

beforeEach(async () => {
  backend = await openTestBackend("sqlite");
  dataDir = backend.database.dataDir;
});
afterEach(async () => {
  await backend.close();
  for (const copy of rescuedCopies(dataDir)) rmSync(copy);
  rmSync(`${dataDir}.moved`, { recursive: true, force: true });
});

/** A copy of the database such as `sqlite3 .backup` or a stopped shop leaves. */
function copyAside(): string {
  const copy = join(
    dataDir,
    "..",
    `copy-${process.pid}-${backend.database.dataDir.slice(-6)}.sqlite`,
  );
  const source = new Database(at());
  source.exec(`vacuum into '${copy}'`);
  source.close();
  return copy;
}

/** Ways of taking away the running shop's files. */
const ways: [what: string, remove: () => void][] = [
  ["everything deleted", () => rmSync(dataDir, { recursive: true })],
  [
    "its files deleted",
    () => {
      for (const suffix of ["", "-wal", "-shm"]) rmSync(at(suffix));
    },
  ],
  ["the database deleted", () => rmSync(at())],
  ["the database moved", () => renameSync(at(), at(".old"))],
  ["its folder moved", () => renameSync(dataDir, `${dataDir}.moved`)],
  [
    "a new folder in its place",
    () => {
      renameSync(dataDir, `${dataDir}.moved`);
      mkdirSync(dataDir);
    },
  ],
  [
    "replaced by a copy of itself",
    () => {
      copyFileSync(at(), at(".copy"));
      renameSync(at(".copy"), at());
    },
  ],
  ["restored by hand, a backup renamed over it", () => renameSync(copyAside(), at())],
  [
    "restored by hand, a backup written into it",
    () => {
      const copy = copyAside();
      copyFileSync(copy, at());
      rmSync(copy);
    },
  ],
  ["emptied", () => truncateSync(at(), 0)],
  ["the log moved", () => renameSync(at("-wal"), at("-wal.old"))],
  [
    "the log deleted and another made",
    () => {
      rmSync(at("-wal"));
      appendFileSync(at("-wal"), "");
    },
  ],
  ["the shared index deleted", () => rmSync(at("-shm"))],
];

describe("S8: refuses a lead that a restart wouldn't find", () => {
  test.each(ways)("%s", async (_, remove) => {
    const known = await acceptQuote(backend, { idempotencyKey: "known" });
    remove();
    const refused = await acceptQuote(backend, { idempotencyKey: "later" }).catch((error) => error);
    expect(refused).toBeInstanceOf(DatabaseLostError);
    expect(isOutage(refused)).toBe(true);
    // A repeated submission of the stored lead isn't acknowledged either.
    const again = acceptQuote(backend, { idempotencyKey: "known" });
    await expect(again).rejects.toBeInstanceOf(DatabaseLostError);
    await expect(backend.store.checkWritable()).rejects.toBeInstanceOf(DatabaseLostError);
    const leads = await backend.store.queries.selectFrom("leads").select("reference").execute();
    expect(leads).toEqual([{ reference: known }]);
  });

  test("the WAL truncated during a write, noticed after the commit at the latest", async () => {
    await acceptQuote(backend, { idempotencyKey: "known" });
    truncateSync(at("-wal"), 0);
    await expect(acceptQuote(backend, { idempotencyKey: "later" })).rejects.toBeInstanceOf(
      DatabaseLostError,
    );
  });
});

test("S8: recovers automatically when the file is put back", async () => {
  renameSync(at(), at(".old"));
  await expect(acceptQuote(backend, { idempotencyKey: "one" })).rejects.toThrow(
    `is now ${at(".old")}`,
  );
  expect(await backend.store.rescue(NOW)).toEqual({ kind: "elsewhere" });
  renameSync(at(".old"), at());
  const reference = await acceptQuote(backend, { idempotencyKey: "one" });
  expect(await leadsAfterRestart()).toContainEqual({ reference });
});

test("S8: recreates a deleted WAL without losing data", async () => {
  const before = await acceptQuote(backend, { idempotencyKey: "before" });
  for (const suffix of ["-wal", "-shm"]) rmSync(at(suffix));
  expect(await backend.store.rescue(NOW)).toEqual({ kind: "repaired" });
  const after = await acceptQuote(backend, { idempotencyKey: "after" });
  expect(await leadsAfterRestart()).toEqual(
    expect.arrayContaining([{ reference: before }, { reference: after }]),
  );
});

test("S8: doesn't recreate a WAL another process has open", async () => {
  const other = await openStore({ dataDir });
  await acceptQuote(backend, { idempotencyKey: "before" });
  for (const suffix of ["-wal", "-shm"]) rmSync(at(suffix));
  expect(await backend.store.rescue(NOW)).toMatchObject({ kind: "copied" });
  await other.close();
});

test.each([
  ["its files", () => rmSync(at()), () => dataDir],
  ["its folder", () => rmSync(dataDir, { recursive: true }), () => dirname(dataDir)],
])(
  "S8: after deleting %s, saves a copy of what the shop still has open",
  async (_, remove, folder) => {
    const reference = await acceptQuote(backend);
    remove();
    const saved = await backend.store.rescue(NOW);
    if (saved.kind !== "copied") throw new Error(saved.kind);
    expect(dirname(saved.file)).toBe(folder());
    expect(statSync(saved.file).mode & 0o777).toBe(0o600);
    const copy = new Database(saved.file, { readonly: true });
    expect(copy.prepare("select reference from leads").all()).toEqual([{ reference }]);
    expect(copy.pragma("journal_mode", { simple: true })).toBe("delete");
    copy.close();
    expect(readdirSync(folder()).filter((name) => name.endsWith(".part"))).toEqual([]);
  },
);

test("S8: the next start uses the rescued copy and logs it", async () => {
  const reference = await acceptQuote(backend);
  for (const suffix of ["", "-wal", "-shm"]) rmSync(at(suffix));
  await backend.store.rescue(NOW);
  await backend.store.close();
  const warnings: string[] = [];
  const store = await openStore({ dataDir }, { onWarning: (warning) => warnings.push(warning) });
  expect(warnings).toEqual([expect.stringContaining("took its place")]);
  expect(await store.queries.selectFrom("leads").select("reference").execute()).toEqual([
    { reference },
  ]);
  await store.close();
});

test("S8: a start with another database names the rescued copy and changes neither", async () => {
  await acceptQuote(backend);
  rmSync(at());
  const saved = await backend.store.rescue(NOW);
  if (saved.kind !== "copied") throw new Error(saved.kind);
  await backend.store.close();
  for (const suffix of ["-wal", "-shm"]) rmSync(at(suffix), { force: true });
  new Database(at()).close();
  appendFileSync(at(), "");
  const warnings: string[] = [];
  const store = await openStore({ dataDir }, { onWarning: (warning) => warnings.push(warning) });
  expect(warnings).toEqual([expect.stringContaining(`npm run data -- merge ${saved.file}`)]);
  expect(existsSync(saved.file)).toBe(true);
  await store.close();
});

test("S8: no false alarm while other processes write, checkpoint, scrub, start and stop", async () => {
  for (let round = 0; round < 5; round += 1) {
    const other = await openStore({ dataDir });
    await acceptQuote(backend, { idempotencyKey: `a${round}` });
    await acceptQuote({ ...backend, store: other }, { idempotencyKey: `b${round}` });
    const database = new Database(at());
    database.pragma("wal_checkpoint(truncate)");
    database.close();
    await acceptQuote(backend, { idempotencyKey: `c${round}` });
    await other.scrub();
    await other.close();
    await backend.store.checkWritable();
  }
  expect(await leadsAfterRestart()).toHaveLength(15);
});

/** The leads a restart finds. */
async function leadsAfterRestart() {
  const store = await openStore({ dataDir });
  const leads = await store.queries.selectFrom("leads").select("reference").execute();
  await store.close();
  return leads;
}
