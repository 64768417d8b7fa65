import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { engines, newShopDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { newChallenge, takeChallenge } from "./challenge.ts";

const now = new Date("2026-11-29T16:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const secret = "a-secret-of-the-tests-and-nobody-else";

describe.each(engines)("on %s, a challenge", (engine) => {
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

  const take = (challenge: string, at = now) =>
    takeChallenge(store, challenge, { secret, now: at });

  it("is taken once, also by several at once, and stores nothing before", async () => {
    const challenge = newChallenge(secret, now);
    const taken = await Promise.all(Array.from({ length: 8 }, () => take(challenge)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await take(challenge)).toBe(false);
    expect(newChallenge(secret, now)).not.toBe(challenge);
  });

  it("is taken within ten minutes", async () => {
    expect(await take(newChallenge(secret, now), later(9))).toBe(true);
    expect(await take(newChallenge(secret, now), later(10))).toBe(false);
  });

  it("must be ours, as it was", async () => {
    const bytes = Buffer.from(newChallenge(secret, now), "base64url");
    for (const at of [0, 16, 23, 24, 55]) {
      const forged = Buffer.from(bytes);
      forged[at] = (forged[at] ?? 0) ^ 1;
      expect(await take(forged.toString("base64url"))).toBe(false);
    }
    for (const other of ["", "x", newChallenge("another-secret", now), `${"A".repeat(80)}`])
      expect(await take(other)).toBe(false);
    const { queries } = store;
    expect(await queries.selectFrom("used_challenges").selectAll().execute()).toEqual([]);
  });

  it("is forgotten once it couldn't be taken anyway", async () => {
    await take(newChallenge(secret, now));
    await take(newChallenge(secret, later(20)), later(20));
    const { queries } = store;
    expect(await queries.selectFrom("used_challenges").selectAll().execute()).toHaveLength(1);
  });
});
