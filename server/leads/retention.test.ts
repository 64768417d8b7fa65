import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadKinds } from "#server/lead-kinds/all.ts";
import { startDeliveryWorker } from "#server/outbox/delivery-worker.ts";
import { createSinks } from "#server/startup/sinks.ts";
import type { DeliveryStatus } from "#server/store/schema.ts";
import { acceptEveryKind } from "#tests/support/accept-every-kind.ts";
import { eventually } from "#tests/support/eventually.ts";
import { openTestDesk, silent, type TestDesk } from "#tests/support/lead-desk.ts";
import { engines } from "#tests/support/test-database.ts";
import { traces } from "#tests/support/traces.ts";
import { type ClockWatch, watchClock } from "./clock-watch.ts";
import { eraseExpired } from "./retention.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const name = "Wilhelmina Quarterstaff";

describe.each(engines)("on %s, leads whose time is over", (engine) => {
  let desk: TestDesk;
  let watch: ClockWatch;
  let daysLater: number;
  let hoursLater: number;

  beforeEach(async () => {
    [daysLater, hoursLater] = [0, 0];
    watch = watchClock(() => performance.now() + hoursLater * HOUR_MS);
    desk = await openTestDesk(engine);
  });
  afterEach(() => desk.close());

  const clock = () => new Date(Date.now() + daysLater * DAY_MS + hoursLater * HOUR_MS);
  const parts = () => ({
    kinds: leadKinds,
    store: desk.store,
    dataDir: desk.database.dataDir,
    clock,
    watch,
  });
  /** Looks as every hour does, so that the clock is believed. */
  async function look(days: Record<string, number>): Promise<number> {
    await eraseExpired({ ...parts(), days: {} });
    hoursLater += 1;
    return eraseExpired({ ...parts(), days });
  }
  async function kindsLeft(): Promise<string[]> {
    const rows = await desk.store.queries.selectFrom("leads").select("kind").execute();
    return rows.map(({ kind }) => kind).toSorted();
  }
  async function deliverAll(): Promise<void> {
    const sinks = createSinks({ ...desk.config, crmWebhookUrl: undefined }, clock);
    const worker = startDeliveryWorker({
      store: desk.store,
      sinks,
      clock,
      logger: silent,
      retryBaseMs: 10,
    });
    await eventually(async () => {
      const rows = await desk.store.queries.selectFrom("deliveries").select("status").execute();
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["delivered"]));
    });
    await worker.stop();
  }

  it("go by their kind, with mails, uploads and every byte in the database's files", async () => {
    await acceptEveryKind(desk, { name, email: "wilhelmina@x.example" });
    await deliverAll();
    expect(await traces(desk, [name])).not.toEqual([]);
    daysLater = 100;
    expect(await look({ quote: 99, custom: 101 })).toBe(1);
    expect(await kindsLeft()).toEqual(["booking", "custom", "financing", "price_match"]);
    daysLater = 300;
    const rest = { custom: 101, booking: 90, financing: 90, price_match: 90 };
    expect(await look(rest)).toBe(4);
    expect(await traces(desk, [name, "wilhelmina@x.example"])).toEqual([]);
    expect(readdirSync(join(desk.database.dataDir, "mail"))).toEqual([]);
    expect(await desk.store.queries.selectFrom("lead_files").selectAll().execute()).toEqual([]);
  });

  it("stay for good when nothing is configured", async () => {
    await acceptEveryKind(desk);
    await deliverAll();
    daysLater = 5_000;
    expect(await look({})).toBe(0);
    expect(await kindsLeft()).toHaveLength(5);
  });

  it("stay until they are delivered, and bookings until long after the day itself", async () => {
    await acceptEveryKind(desk);
    daysLater = 31;
    expect(await look({ quote: 30 })).toBe(0);
    await deliverAll();
    expect(await look({ quote: 30 })).toBe(1);
    const far = new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10);
    await desk.store.queries.updateTable("bookings").set({ date: far }).execute();
    expect(await look({ booking: 30 })).toBe(0);
    daysLater = 52;
    expect(await look({ booking: 30 })).toBe(1);
  });

  describe("go by the shop's days:", () => {
    const today = "2030-06-15";
    const firstKept = "2030-05-16";
    const midnight = Date.parse("2030-05-16T05:00:00.000Z");

    beforeEach(async () => {
      await acceptEveryKind(desk);
      await setAll("delivered");
      // The shop's noon, so that no day ends while the test looks.
      daysLater = (Date.parse(`${today}T17:00:00.000Z`) - Date.now()) / DAY_MS;
    });

    const setAll = (status: DeliveryStatus) =>
      desk.store.queries.updateTable("deliveries").set({ status }).execute();
    const sent = (ms: number) =>
      desk.store.queries
        .updateTable("leads")
        .set({ submitted_at: new Date(ms).toISOString() })
        .execute();
    const delivered = (date: string) =>
      desk.store.queries.updateTable("bookings").set({ date }).execute();

    it("one that came at midnight stays a day longer than one that came just before", async () => {
      await sent(midnight);
      expect(await look({ quote: 30 })).toBe(0);
      await sent(midnight - 1);
      expect(await look({ quote: 30 })).toBe(1);
    });

    it("a booking stays as many days after its delivery as others after they came", async () => {
      await sent(midnight - 100 * DAY_MS);
      await delivered(firstKept);
      expect(await look({ booking: 30 })).toBe(0);
      await delivered("2030-05-15");
      expect(await look({ booking: 30 })).toBe(1);
    });

    it("what could not be delivered and was given up goes like the others", async () => {
      await sent(midnight - 1);
      await setAll("pending");
      expect(await look({ quote: 30 })).toBe(0);
      await setAll("parked");
      expect(await look({ quote: 30 })).toBe(1);
    });
  });

  it("stay while the clock is not believed: it may be put right within the hour", async () => {
    await acceptEveryKind(desk);
    await deliverAll();
    expect(await look({ quote: 30 })).toBe(0);
    daysLater = 400;
    expect(await eraseExpired({ ...parts(), days: { quote: 30 } })).toBe(0);
    // Another process, or this one started again.
    watch = watchClock();
    expect(await eraseExpired({ ...parts(), days: { quote: 30 } })).toBe(0);
    daysLater = 0;
    expect(await eraseExpired({ ...parts(), days: { quote: 30 } })).toBe(0);
    expect(await kindsLeft()).toHaveLength(5);
  });
});
