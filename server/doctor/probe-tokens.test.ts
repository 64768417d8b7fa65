import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backedUpTables } from "#server/backup/table-rows.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { engines, newShopDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { makeTokens, redeemToken, removeTokens } from "./probe-tokens.ts";

const now = new Date("2026-11-26T10:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe.each(engines)("on %s, a doctor token", (engine) => {
  let database: TestDatabase;
  let store: Store;

  beforeEach(async () => {
    database = await newShopDatabase(engine);
    store = await openStore(database);
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  const rows = () => store.queries.selectFrom("doctor_tokens").selectAll().execute();

  it("works for one request, even when used concurrently", async () => {
    const [created] = await makeTokens(store, 3, now);
    const used = await Promise.all(
      Array.from({ length: 8 }, () => redeemToken(store, created?.token ?? "", later(1))),
    );
    expect(used.filter((proof) => proof !== undefined)).toEqual([created?.proof]);
    expect(await rows()).toHaveLength(2);
  });

  it("is stored as a hash and not backed up", async () => {
    const [created] = await makeTokens(store, 1, now);
    expect(created?.token).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(await rows())).not.toContain(created?.token);
    expect(await redeemToken(store, (await rows())[0]?.token_hash ?? "", now)).toBeUndefined();
    expect(backedUpTables).not.toContain("doctor_tokens");
  });

  it("expires after two minutes and is deleted by the next run", async () => {
    const [created] = await makeTokens(store, 1, now);
    expect(await redeemToken(store, created?.token ?? "", later(121))).toBeUndefined();
    await makeTokens(store, 1, later(121));
    expect(await rows()).toHaveLength(1);
  });

  it("is removed when it was not used", async () => {
    const created = await makeTokens(store, 2, now);
    await makeTokens(store, 1, now);
    await removeTokens(store, created);
    expect(await rows()).toHaveLength(1);
  });

  it("can't be guessed", async () => {
    await makeTokens(store, 1, now);
    for (const guess of ["", "0".repeat(64), "' or '1'='1"]) {
      expect(await redeemToken(store, guess, now)).toBeUndefined();
    }
    expect(await rows()).toHaveLength(1);
  });
});
