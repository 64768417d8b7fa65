import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import { smallVolume, type Volume } from "./volume.ts";

const MEGABYTE = 1024 * 1024;

let volume: Volume | undefined;

beforeEach(async () => {
  volume = await smallVolume(64);
});
afterEach(() => volume?.remove());

it("a scrub without space for VACUUM fails with a message and succeeds later", async ({ skip }) => {
  if (!volume) return skip("Disks cannot be mounted here.");
  const store = await openStore({ dataDir: join(volume.folder, "data") });
  const fill = (id: number, megabytes: number) =>
    store.queries
      .insertInto("health_probe")
      .values({ id, checked_at: "x".repeat(megabytes * MEGABYTE) })
      .execute();
  await fill(2, 8);
  await fill(3, 8);
  await fill(4, 8);
  await expect(store.scrub()).rejects.toThrow("database or disk is full");
  await store.queries.deleteFrom("health_probe").where("id", "=", 4).execute();
  await store.queries.deleteFrom("health_probe").where("id", "=", 3).execute();
  await store.scrub();
  await store.close();
});
