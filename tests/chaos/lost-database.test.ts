import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import { rescuedCopies } from "#server/store/rescued-copies.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { killed } from "./fault-scenario.ts";
import { waitUntilReady, waitUntilUnready } from "./readiness.ts";

let testFolder: string;
let dataDir: string;
let shop: RunningShop;

beforeEach(async () => {
  testFolder = mkdtempSync(join(tmpdir(), "lost-"));
  dataDir = join(testFolder, "data");
  shop = await startShop({ DATA_DIR: dataDir });
});
afterEach(async () => {
  await killed(shop.process);
  rmSync(testFolder, { recursive: true });
});

async function send(name: string) {
  const response = await fetch(`${shop.url}/quote-request`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({
      name,
      email: `${name}@example.com`,
      phone: "8325550141",
      items: '[{"id":"1089","quantity":1}]',
    }),
  });
  const { reference } = (await response.json()) as { reference?: string };
  return { status: response.status, reference };
}

/** Kills and restarts the shop, and returns the references stored then. */
async function restarted(): Promise<string[]> {
  await killed(shop.process);
  shop = await startShop({ DATA_DIR: dataDir });
  const store = await openStore({ dataDir });
  const leads = await store.queries.selectFrom("leads").select("reference").execute();
  await store.close();
  return leads.map(({ reference }) => reference);
}

test.each([
  ["database", () => rmSync(join(dataDir, "shop.sqlite"))],
  [
    "database with its WAL files",
    () => {
      for (const end of ["", "-wal", "-shm"]) rmSync(join(dataDir, `shop.sqlite${end}`));
    },
  ],
  ["whole folder, as git clean does", () => rmSync(dataDir, { recursive: true })],
])(
  "S8: loses no acknowledged lead when the %s is deleted while the shop runs",
  async (_, remove) => {
    const { reference } = await send("Ann");
    remove();
    expect((await send("Ben")).status).toBe(503);
    await waitUntilUnready(shop.url);
    await eventually(() => expect(rescuedCopies(dataDir)).not.toEqual([]));
    expect((await fetch(shop.url)).status).toBe(200);
    for (const end of ["-wal", "-shm"]) rmSync(join(dataDir, `shop.sqlite${end}`), { force: true });
    expect(await restarted()).toEqual([reference]);
    expect(shop.log.join("\n")).toContain("took its place");
    expect((await send("Ben")).status).toBe(201);
  },
);

test("S8: recovers when the folder is moved away and back", async () => {
  const ann = await send("Ann");
  renameSync(dataDir, `${dataDir}.old`);
  expect((await send("Ben")).status).toBe(503);
  await waitUntilUnready(shop.url);
  renameSync(`${dataDir}.old`, dataDir);
  await waitUntilReady(shop.url);
  const ben = await send("Ben");
  expect((await restarted()).toSorted()).toEqual([ann.reference, ben.reference].toSorted());
});

test("S8: creates a new WAL and loses nothing when the WAL is deleted while the shop runs", async () => {
  const ann = await send("Ann");
  for (const end of ["-wal", "-shm"]) rmSync(join(dataDir, `shop.sqlite${end}`));
  expect((await send("Ben")).status).toBe(503);
  await waitUntilReady(shop.url);
  const ben = await send("Ben");
  expect((await restarted()).toSorted()).toEqual([ann.reference, ben.reference].toSorted());
});
