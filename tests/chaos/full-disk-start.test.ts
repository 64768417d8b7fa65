import { execFile } from "node:child_process";
import {
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { waitUntilReady } from "./readiness.ts";
import { smallVolume, type Volume } from "./volume.ts";

let volume: Volume | undefined;
let shop: RunningShop | undefined;

beforeEach(async () => {
  volume = await smallVolume(32);
});
afterEach(async () => {
  await shop?.stop();
  shop = undefined;
  await volume?.remove();
});

/** Fills all remaining space. */
function fill(folder: string): void {
  const ballast = openSync(join(folder, "ballast"), "a");
  for (let size = 1024 * 1024; size >= 1; ) {
    try {
      writeSync(ballast, Buffer.alloc(size));
    } catch {
      size >>= 1;
    }
  }
  closeSync(ballast);
}

async function send(url: string) {
  const response = await fetch(`${url}/quote-request`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({
      name: "Ann",
      email: "ann@example.com",
      phone: "8325550141",
      items: '[{"id":"1089","quantity":1}]',
    }),
  });
  return { status: response.status, text: await response.text() };
}

/** Runs a command and returns its standard error and exit code. */
function run(args: string[], env: NodeJS.ProcessEnv) {
  return new Promise<{ code: number; err: string }>((done) => {
    const settings = { ...process.env, NODE_OPTIONS: "", DATABASE_URL: "", ...env };
    execFile(process.execPath, args, { env: settings }, (error, _, err) =>
      done({ code: Number(error?.code ?? 0), err }),
    );
  });
}

test.for<[which: string, before: (dataDir: string) => Promise<void>]>([
  ["first", async () => {}],
  ["later", async (dataDir) => (await openStore({ dataDir })).close()],
])(
  "S2: a %s start on a full disk serves pages, and accepts leads once there is space",
  async ([, before], { skip }) => {
    if (!volume) return skip("Disks cannot be mounted here.");
    const { folder } = volume;
    const dataDir = join(folder, "data");
    mkdirSync(dataDir);
    await before(dataDir);
    fill(folder);
    const filesBefore = readdirSync(dataDir);
    shop = await startShop({ DATA_DIR: dataDir });
    expect((await fetch(shop.url)).status).toBe(200);
    // 2S11: with the windows of the schedule, as nothing can be booked now.
    const booking = await fetch(`${shop.url}/book-delivery`);
    expect([booking.status, await booking.text()]).toEqual([
      200,
      expect.stringContaining('name="window"'),
    ]);
    const ready = await fetch(`${shop.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: "unavailable", reason: "the disk is full" },
    ]);
    const refused = await send(shop.url);
    expect(refused.status).toBe(503);
    expect(refused.text).toContain("Nothing was sent");
    expect(shop.log.join("\n")).toContain("is full. Pages are served");
    expect(readdirSync(dataDir).filter((name) => /secret\.|-journal/.test(name))).toEqual([]);
    expect(filesBefore.filter((name) => !readdirSync(dataDir).includes(name))).toEqual([]);
    rmSync(join(folder, "ballast"));
    await waitUntilReady(shop.url);
    expect((await send(shop.url)).status).toBe(201);
  },
);

test("S2: every command reports a full disk in one line and leaves no temp file", async ({
  skip,
}) => {
  if (!volume) return skip("Disks cannot be mounted here.");
  const { folder } = volume;
  const dataDir = join(folder, "data");
  const store = await openStore({ dataDir });
  await store.close();
  mkdirSync(join(folder, "catalogue"));
  cpSync(
    "tests/fixtures/catalogue/model-4400-recliner.json",
    join(folder, "catalogue", "model-4400-recliner.json"),
  );
  const csv = join(folder, "new.csv");
  writeFileSync(csv, "sku,title\nPF-4400-GRY,The 4400\n");
  fill(folder);
  const before = readdirSync(folder, { recursive: true }).toSorted();
  const env = { DATA_DIR: dataDir, CATALOGUE_DIR: join(folder, "catalogue") };
  for (const args of [
    ["server/commands/leads.ts", "list"],
    ["server/commands/leads.ts", "export", "--format", "csv", "--out", join(folder, "leads.csv")],
    ["server/commands/data.ts", "backup", join(folder, "shop.backup")],
    ["server/commands/catalog.ts", "import", csv],
  ]) {
    const { code, err } = await run(args, env);
    const said = err.replace(/^Database: .*\n/, "");
    expect({ args, code, said }).toEqual({
      args,
      code: 1,
      said: expect.stringMatching(/^[^\n]*is full[^\n]*\n$/),
    });
  }
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(before);
});
