import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadReferences } from "#server/leads/lead-queries.ts";
import { redeliverParked } from "#server/outbox/make-due.ts";
import { type OutboxWorker, startOutboxWorker } from "#server/outbox/outbox-worker.ts";
import type { DueMessage, SendResult } from "#server/outbox/sink.ts";
import { facts } from "#shop/facts.ts";
import {
  type BookingBench,
  openBookingFixture,
  SUNDAY,
  WEDNESDAY,
} from "#tests/support/booking-fixture.ts";
import { eventually } from "#tests/support/eventually.ts";
import { outboxOf } from "#tests/support/outbox.ts";
import { silent } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { withCurrentEmails } from "./current-emails.ts";
import { queueDueReminders } from "./reminders.ts";

const DAY_BEFORE = Date.parse("2026-12-01T15:00:00Z");
/** 6:00 AM and 9:00 AM in Houston; the crew arrives from 9:00 AM. */
const DELIVERY_MORNING = Date.parse("2026-12-02T12:00:00Z");
const DELIVERY_START = Date.parse("2026-12-02T15:00:00Z");

describe.each(engines)("on %s, a delayed email to a shopper", (engine) => {
  let at: BookingBench;
  let worker: OutboxWorker;
  let sent: { occasion: string; subject: string }[];
  let outcome: (message: DueMessage) => SendResult | Promise<SendResult>;

  beforeEach(async () => {
    at = await openBookingFixture(engine);
    sent = [];
    outcome = () => ({ kind: "delivered" });
    const { store, config, clock } = at.backend;
    const send = async (message: DueMessage) => {
      const result = await outcome(message);
      const { occasion, payload } = message;
      if (result.kind === "delivered")
        sent.push({ occasion, subject: JSON.parse(payload).subject });
      return result;
    };
    const sink = { name: "shopper_mail", leaseMs: 10_000, send } as const;
    worker = startOutboxWorker({
      store,
      findReferences: leadReferences(store),
      sinks: [withCurrentEmails(sink, { store, config, clock })],
      clock,
      logger: silent,
      retryBaseMs: 1_000,
    });
  });
  afterEach(async () => {
    await worker.stop();
    await at.close();
  });

  const waiting = async () =>
    (await outboxOf(at.backend.store, "shopper_mail")).filter(
      ({ status }) => status !== "delivered",
    );
  const settled = () => eventually(async () => expect(await waiting()).toEqual([]));

  /** Queues the reminder while sending fails, so that it waits in the outbox. */
  async function bookWithReminderWaiting(): Promise<void> {
    await at.book(WEDNESDAY);
    await settled();
    outcome = () => ({ kind: "retry", error: "away" });
    at.now = DAY_BEFORE;
    await queueDueReminders(at.backend);
    await eventually(async () =>
      expect(await waiting()).toMatchObject([{ last_error: "away", lease: null }]),
    );
    outcome = () => ({ kind: "delivered" });
  }

  it('says "today" in a reminder sent on the day itself', async () => {
    await bookWithReminderWaiting();
    at.now = DELIVERY_MORNING;
    await settled();
    expect(sent.at(-1)).toMatchObject({
      occasion: "reminder-0",
      subject: expect.stringMatching(/^Today: your delivery/),
    });
  });

  it("isn't sent as a reminder after the delivery has started", async () => {
    await bookWithReminderWaiting();
    at.now = DELIVERY_START;
    await settled();
    expect(sent.map(({ occasion }) => occasion)).toEqual(["accepted"]);
    expect(await at.emails("reminder-0")).toEqual([]);
  });

  it("is not retried when the booking was cancelled while it was being sent", async () => {
    const sending = Promise.withResolvers<void>();
    const failed = Promise.withResolvers<SendResult>();
    outcome = ({ occasion }) => {
      if (occasion !== "accepted") return { kind: "delivered" };
      sending.resolve();
      return failed.promise;
    };
    const { token } = await at.book(WEDNESDAY);
    await sending.promise;
    expect(await at.delivery.cancel(token, "en")).toEqual({ ok: true });
    outcome = () => ({ kind: "delivered" });
    failed.resolve({ kind: "retry", error: "away" });
    await eventually(async () =>
      expect(await waiting()).toMatchObject([{ occasion: "accepted", last_error: "away" }]),
    );
    at.now += 60_000;
    await settled();
    expect(sent.map(({ occasion }) => occasion)).toEqual(["cancelled-1"]);
  });

  it("C2: names the current sender as calendar organizer, even if it was queued before", async () => {
    outcome = () => ({ kind: "retry", error: "away" });
    await at.book(WEDNESDAY);
    await eventually(async () => expect(await waiting()).toMatchObject([{ last_error: "away" }]));
    const [queued] = await outboxOf(at.backend.store, "shopper_mail");
    const uid = (payload = "") => /UID:[^\\]+/.exec(payload)?.[0];
    expect(queued?.payload).toContain(`:mailto:${facts.email}`);
    at.backend.config.mailFrom = "Parsons Furniture <leads@mail.shop.example>";
    let payload = "";
    outcome = (message) => {
      payload = message.payload;
      return { kind: "delivered" };
    };
    at.now += 60_000;
    await settled();
    expect(payload).toContain(":mailto:leads@mail.shop.example");
    expect(payload).not.toContain(`:mailto:${facts.email}`);
    expect(uid(payload)).toBe(uid(queued?.payload));
    await at.book(SUNDAY, { email: "ann@example.com" });
    const rows = await outboxOf(at.backend.store, "shopper_mail");
    expect(rows.at(-1)?.payload).toContain(":mailto:leads@mail.shop.example");
  });

  it("is never sent for a cancelled booking, even when redelivering", async () => {
    outcome = () => ({ kind: "park", error: "no such address" });
    const { token } = await at.book(WEDNESDAY);
    await eventually(async () => expect(await waiting()).toMatchObject([{ status: "parked" }]));
    outcome = () => ({ kind: "delivered" });
    await at.delivery.cancel(token, "en");
    expect(await redeliverParked(at.backend.store, at.backend.clock())).toBe(0);
    await settled();
    expect(sent.map(({ occasion }) => occasion)).toEqual(["cancelled-1"]);
  });
});
