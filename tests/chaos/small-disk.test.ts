import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import { smallVolume, type Volume } from "./volume.ts";

const MEGABYTE = 1024 * 1024;

let volume: Volume | undefined;

beforeEach(async () => {
  volume = await smallVolume(64);
});
afterEach(() => volume?.remove());

it("a scrub without room for a copy of the database changes nothing and says what it needs", async ({
  skip,
}) => {
  if (!volume) return skip("Disks cannot be mounted here.");
  const dataDir = join(volume.folder, "data");
  const store = await openStore({ dataDir });
  const fill = (id: number) =>
    store.queries
      .insertInto("health_probe")
      .values({ id, checked_at: "x".repeat(8 * MEGABYTE) })
      .execute();
  for (const id of [2, 3, 4]) await fill(id);
  await store.queries.deleteFrom("health_probe").where("id", "=", 4).execute();
  await expect(store.scrub()).rejects.toThrow(
    /the disk is full: \d+ bytes are left, \d+ are needed/,
  );
  // The WAL was emptied.
  expect(await freeBytes(dataDir)).toBeGreaterThan(32 * MEGABYTE);
  await store.checkWritable();
  const { rows } = await sql`pragma quick_check`.execute(store.queries);
  expect(rows).toEqual([{ quick_check: "ok" }]);
  await store.close();
});

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
