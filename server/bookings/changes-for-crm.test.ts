import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { claimDueMessages, msUntilNextDue, recordAttempt } from "#server/outbox/message-queue.ts";
import {
  type BookingBench,
  openBookingFixture,
  SUNDAY,
  WEDNESDAY,
} from "#tests/support/booking-fixture.ts";
import { engines } from "#tests/support/test-database.ts";

const MINUTE = 60_000;

describe.each(engines)("the CRM on %s (rule 15.23)", (engine) => {
  let at: BookingBench;

  beforeEach(async () => {
    at = await openBookingFixture(engine);
  });
  afterEach(() => at.close());

  const records = async () => {
    const rows = await at.backend.store.queries
      .selectFrom("deliveries")
      .select(["id", "occasion", "payload"])
      .where("sink", "=", "crm")
      .orderBy("queued_at")
      .execute();
    return rows.map(({ id, occasion, payload }) => ({ id, occasion, record: JSON.parse(payload) }));
  };

  it("gets a message with its own id for each move, cancellation and undo", async () => {
    const { token } = await at.book(WEDNESDAY);
    for (const change of [
      () => at.delivery.move(token, SUNDAY, "en"),
      () => at.delivery.cancel(token, "en"),
      () => at.delivery.undoCancel(token, "en"),
    ]) {
      at.now += MINUTE;
      expect(await change()).toEqual({ ok: true });
    }
    const sent = await records();
    expect(sent.map(({ occasion }) => occasion)).toEqual([
      "accepted",
      "moved-1",
      "cancelled-2",
      "restored-3",
    ]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(4);
    const stages = ["New Booking", "Booking Moved", "Booking Cancelled", "New Booking"];
    const first = sent[0]?.record;
    for (const [index, { record }] of sent.entries()) {
      expect(record).toEqual({
        ...first,
        requested_date_time:
          index === 0 ? "December 2, 2026 at 9:00 AM" : "December 6, 2026 at 2:00 PM",
        pipeline_stage: stages[index],
      });
      expect(Object.keys(record)).toEqual(Object.keys(first));
    }
  });

  it("gets a change only after the booking itself was delivered", async () => {
    const { token } = await at.book(WEDNESDAY);
    at.now += MINUTE;
    await at.delivery.move(token, SUNDAY, "en");
    const { store } = at.backend;
    const claim = () =>
      claimDueMessages(store, { sink: "crm", leaseMs: 30_000, limit: 10, now: new Date(at.now) });
    const [booked, ...others] = await claim();
    expect([booked?.occasion, others]).toEqual(["accepted", []]);
    expect(await claim()).toEqual([]);
    if (!booked) throw new Error("nothing was claimed");
    const failed = { error: "no", delayMs: 5 * MINUTE, waitsFor: null, receiverFailures: 0 };
    await recordAttempt(store, booked, { status: "pending", ...failed }, new Date(at.now));
    expect(await msUntilNextDue(store, "crm", new Date(at.now))).toBe(5 * MINUTE);
    expect(await claim()).toEqual([]);
    at.now += 5 * MINUTE;
    const [again] = await claim();
    if (!again) throw new Error("nothing was claimed");
    await recordAttempt(store, again, { status: "delivered" }, new Date(at.now));
    expect((await claim()).map(({ occasion }) => occasion)).toEqual(["moved-1"]);
  });

  it("gets no messages when no CRM is configured", async () => {
    at.backend.config.crmWebhookUrl = undefined;
    const { token } = await at.book(WEDNESDAY);
    await at.delivery.move(token, SUNDAY, "en");
    expect(await records()).toEqual([]);
  });
});
