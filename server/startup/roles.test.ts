import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "#server/config/read-config.ts";
import { claimDueMessages } from "#server/outbox/message-queue.ts";
import { systemClock } from "#server/platform/clock.ts";
import { openStore } from "#server/store/open-store.ts";
import { eventually } from "#tests/support/eventually.ts";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";
import { openTestBackend, silent, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { startBackgroundJobs } from "./background-jobs.ts";
import { startWebJobs } from "./web-jobs.ts";

describe.each(engines)("on %s, a process with a role (rule 16.17)", (engine) => {
  let backend: TestBackend;
  beforeEach(async () => {
    backend = await openTestBackend(engine);
  });
  afterEach(() => backend.close());

  function deps(ROLE: string) {
    const { dataDir, databaseUrl = "" } = backend.database;
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ROLE };
    const read = readConfig(env, []);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const config = { ...read.config, linkSecret: "a-secret-of-the-tests-and-nobody-else" };
    return { config, store: backend.store, clock: systemClock, logger: silent };
  }

  it("sends nothing as web, and what waits is sent by a worker", async () => {
    await acceptQuote(backend);
    const web = await startWebJobs(deps("web"));
    web.wake();
    await web.close();
    expect(await outboxOf(backend.store, "shop_mail")).toMatchObject([
      { status: "pending", attempts: 0 },
    ]);
    const worker = await startBackgroundJobs(deps("worker"));
    await eventually(async () => {
      expect(await outboxOf(backend.store, "shop_mail")).toMatchObject([{ status: "delivered" }]);
    });
    await worker.close();
  });
});

describe("on postgres, workers", () => {
  it("skip messages that another is claiming, instead of waiting for it (decision 011)", async () => {
    const backend = await openTestBackend("postgres");
    const other = await openStore({ ...backend.database, poolSize: 2 });
    await acceptQuote(backend, { idempotencyKey: "first" });
    await acceptQuote(backend, { idempotencyKey: "second" });
    const claim = { sink: "shop_mail", leaseMs: 60_000, limit: 1 } as const;
    const [first, second] = await backend.store.queries.transaction().execute(async (queries) => {
      const mine = await claimDueMessages(
        { engine: "postgres", queries },
        { ...claim, now: new Date() },
      );
      const others = await claimDueMessages(other, { ...claim, now: new Date() });
      return [mine, others];
    });
    expect(first).toHaveLength(1);
    expect(second).toHaveLength(1);
    expect(first?.[0]?.id).not.toBe(second?.[0]?.id);
    await other.close();
    await backend.close();
  });
});
