import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { silent } from "#tests/support/test-backend.ts";
import { newShopDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { openLimits } from "./open-limits.ts";
import { sharedRateLimit } from "./shared-rate-limit.ts";

describe("a limit counted by PostgreSQL", () => {
  let database: TestDatabase;
  let processes: Store[];

  beforeEach(async () => {
    database = await newShopDatabase("postgres");
    processes = [await openStore(database), await openStore(database)];
  });
  afterEach(async () => {
    for (const store of processes) await store.close();
    await database.remove();
  });

  const limitIn = (process: number, given: { max?: number; windowMs?: number } = {}) => {
    const store = processes[process];
    if (!store) throw new Error("There is no such process.");
    const onError = (error: unknown) => {
      throw error;
    };
    return sharedRateLimit({
      max: 20,
      windowMs: 600_000,
      ...given,
      queries: store.queries,
      keyOf: (client) => client,
      onError,
    });
  };

  it("allows exactly the limit, even for simultaneous attempts in several processes", async () => {
    const [one, other] = [limitIn(0), limitIn(1)];
    const attempts = Array.from({ length: 60 }, (_, n) => (n % 2 ? one : other).take("a"));
    const allowed = (await Promise.all(attempts)).filter(({ ok }) => ok);
    expect(allowed).toHaveLength(20);
    expect((await other.take("b")).ok).toBe(true);
  });

  it("returns the time until the oldest attempt expires", async () => {
    const limit = limitIn(0, { max: 1 });
    await limit.take("a");
    const refused = await limitIn(1, { max: 1 }).take("a");
    expect(refused).toEqual({ ok: false, retryAfter: expect.any(Number) });
    expect(refused.ok ? 0 : refused.retryAfter).toBeGreaterThan(590);
    expect(refused.ok ? 0 : refused.retryAfter).toBeLessThanOrEqual(600);
  });

  it("allows a client again once the window has passed", async () => {
    const limit = limitIn(0, { max: 1 });
    await limit.take("a");
    const earlier = BigInt(Date.now() - 600_001) * 1000n;
    await processes[0]?.queries
      .updateTable("rate_limits")
      .set({ taken: String(earlier) })
      .execute();
    expect((await limit.take("a")).ok).toBe(true);
    expect((await limit.take("a")).ok).toBe(false);
  });

  it("deletes expired entries only", async () => {
    const { queries } = processes[0] as Store;
    let moment = 0;
    const limitOf = (windowMs: number) =>
      sharedRateLimit({
        max: 1,
        windowMs,
        queries,
        keyOf: (client) => client,
        onError: (error) => {
          throw error;
        },
        now: () => moment,
      });
    const [past, present] = [limitOf(0), limitOf(600_000)];
    await past.take("gone");
    await present.take("here");
    moment = 10 * 60_000 + 1;
    expect((await present.take("here")).ok).toBe(false);
    const rows = await queries.selectFrom("rate_limits").select("client").execute();
    expect(rows).toEqual([{ client: "here" }]);
  });

  it("stores keyed hashes, not addresses", async () => {
    const store = processes[0] as Store;
    const linkSecret = randomUUID() + randomUUID();
    const limits = openLimits({ store, linkSecret, logger: silent });
    await limits.leadPosts.take("203.0.113.77");
    await limits.leadsOfContact.take("dana@example.com");
    const rows = await store.queries.selectFrom("rate_limits").selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.77|dana/);
  });

  it("allows every attempt when the database can't count", async () => {
    const errors: unknown[] = [];
    const limit = sharedRateLimit({
      max: 1,
      windowMs: 1_000,
      queries: (processes[0] as Store).queries,
      keyOf: () => "a",
      onError: (error) => errors.push(error),
    });
    await processes[0]?.queries.schema.dropTable("rate_limits").execute();
    expect(await limit.take("a")).toEqual({ ok: true });
    expect(errors).toHaveLength(1);
  });
});
