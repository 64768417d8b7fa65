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

it("a scrub needs no space on the disk", async ({ skip }) => {
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
  // Less than a copy of the database would need.
  expect(await freeBytes(dataDir)).toBeLessThan(32 * MEGABYTE);
  await store.scrub();
  const { rows } = await sql`pragma quick_check`.execute(store.queries);
  expect(rows).toEqual([{ quick_check: "ok" }]);
  await store.close();
});

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
