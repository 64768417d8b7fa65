import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { startOutboxWorker } from "#server/outbox/outbox-worker.ts";
import { hasAcceptedQuoteSince } from "#server/quotes/accepted-quotes.ts";
import { createSinks } from "#server/startup/sinks.ts";
import type { MessageStatus } from "#server/store/schema.ts";
import { acceptEveryKind } from "#tests/support/accept-every-kind.ts";
import { eventually } from "#tests/support/eventually.ts";
import { traces } from "#tests/support/personal-data-search.ts";
import { openTestBackend, silent, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { type ClockCheck, createClockCheck } from "./clock-check.ts";
import { scrubNow } from "./due-scrub.ts";
import { leadReferences } from "./lead-queries.ts";
import { eraseExpired } from "./retention.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const name = "Wilhelmina Quarterstaff";

describe.each(engines)("on %s, expired leads", (engine) => {
  let backend: TestBackend;
  let clockCheck: ClockCheck;
  let daysLater: number;
  let hoursLater: number;

  beforeEach(async () => {
    [daysLater, hoursLater] = [0, 0];
    clockCheck = createClockCheck(() => performance.now() + hoursLater * HOUR_MS);
    backend = await openTestBackend(engine);
  });
  afterEach(() => backend.close());

  const clock = () => new Date(Date.now() + daysLater * DAY_MS + hoursLater * HOUR_MS);
  const deps = () => ({
    kinds: leadKinds,
    store: backend.store,
    dataDir: backend.database.dataDir,
    clock,
    isStillNeeded: hasAcceptedQuoteSince,
    watch: clockCheck,
  });
  /** Checks twice, an hour apart, so that the clock is trusted. */
  async function erase(retentionDays: Record<string, number>): Promise<number> {
    await eraseExpired({ ...deps(), retentionDays: {} });
    hoursLater += 1;
    return eraseExpired({ ...deps(), retentionDays });
  }
  async function kindsLeft(): Promise<string[]> {
    const rows = await backend.store.queries.selectFrom("leads").select("kind").execute();
    return rows.map(({ kind }) => kind).toSorted();
  }
  async function deliverAll(): Promise<void> {
    const sinks = createSinks({ ...backend.config, crmWebhookUrl: undefined }, clock);
    const worker = startOutboxWorker({
      store: backend.store,
      findReferences: leadReferences(backend.store),
      sinks,
      clock,
      logger: silent,
      retryBaseMs: 10,
    });
    await eventually(async () => {
      const rows = await backend.store.queries.selectFrom("deliveries").select("status").execute();
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["delivered"]));
    });
    await worker.stop();
  }

  it("are erased by kind, with emails, uploads and all traces", async () => {
    await acceptEveryKind(backend, { name, email: "wilhelmina@x.example" });
    await deliverAll();
    expect(await traces(backend, [name])).not.toEqual([]);
    daysLater = 100;
    expect(await erase({ quote: 99, custom: 101 })).toBe(1);
    expect(await kindsLeft()).toEqual(["booking", "custom", "financing", "price_match"]);
    daysLater = 300;
    const others = { custom: 101, booking: 90, financing: 90, price_match: 90 };
    expect(await erase(others)).toBe(4);
    await scrubNow(backend.store);
    expect(await traces(backend, [name, "wilhelmina@x.example"])).toEqual([]);
    expect(readdirSync(join(backend.database.dataDir, "mail"))).toEqual([]);
    expect(await backend.store.queries.selectFrom("lead_files").selectAll().execute()).toEqual([]);
  });

  it("are kept forever when no retention is configured", async () => {
    await acceptEveryKind(backend);
    await deliverAll();
    daysLater = 5_000;
    expect(await erase({})).toBe(0);
    expect(await kindsLeft()).toHaveLength(5);
  });

  it("are kept until they are delivered, and bookings until the retention after the delivery day", async () => {
    await acceptEveryKind(backend);
    daysLater = 31;
    expect(await erase({ quote: 30 })).toBe(0);
    await deliverAll();
    expect(await erase({ quote: 30 })).toBe(1);
    const far = new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10);
    await backend.store.queries.updateTable("bookings").set({ date: far }).execute();
    expect(await erase({ booking: 30 })).toBe(0);
    daysLater = 52;
    expect(await erase({ booking: 30 })).toBe(1);
  });

  describe("expire at the shop's midnight:", () => {
    const today = "2030-06-15";
    const firstKept = "2030-05-16";
    const midnight = Date.parse("2030-05-16T05:00:00.000Z");

    beforeEach(async () => {
      await acceptEveryKind(backend);
      await setAll("delivered");
      // Noon in the shop's time zone, so that no day ends during the test.
      daysLater = (Date.parse(`${today}T17:00:00.000Z`) - Date.now()) / DAY_MS;
    });

    const setAll = (status: MessageStatus) =>
      backend.store.queries.updateTable("deliveries").set({ status }).execute();
    const sent = (ms: number) =>
      backend.store.queries
        .updateTable("leads")
        .set({ submitted_at: new Date(ms).toISOString() })
        .execute();
    const delivered = (date: string) =>
      backend.store.queries.updateTable("bookings").set({ date }).execute();

    it("a lead stored at midnight is kept a day longer than one stored just before", async () => {
      await sent(midnight);
      expect(await erase({ quote: 30 })).toBe(0);
      await sent(midnight - 1);
      expect(await erase({ quote: 30 })).toBe(1);
    });

    it("a booking is kept as many days after its delivery as other leads after they were stored", async () => {
      await sent(midnight - 100 * DAY_MS);
      await delivered(firstKept);
      expect(await erase({ booking: 30 })).toBe(0);
      await delivered("2030-05-15");
      expect(await erase({ booking: 30 })).toBe(1);
    });

    it("leads with parked messages are erased too", async () => {
      await sent(midnight - 1);
      await setAll("pending");
      expect(await erase({ quote: 30 })).toBe(0);
      await setAll("parked");
      expect(await erase({ quote: 30 })).toBe(1);
    });
  });

  it("are kept while the clock is distrusted", async () => {
    await acceptEveryKind(backend);
    await deliverAll();
    expect(await erase({ quote: 30 })).toBe(0);
    daysLater = 400;
    expect(await eraseExpired({ ...deps(), retentionDays: { quote: 30 } })).toBe(0);
    // Another process, or this one after a restart.
    clockCheck = createClockCheck();
    expect(await eraseExpired({ ...deps(), retentionDays: { quote: 30 } })).toBe(0);
    daysLater = 0;
    expect(await eraseExpired({ ...deps(), retentionDays: { quote: 30 } })).toBe(0);
    expect(await kindsLeft()).toHaveLength(5);
  });
});
