import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDesk, type TestDesk } from "#tests/support/lead-desk.ts";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";
import { engines } from "#tests/support/test-database.ts";
import { claimDue, endAttempt, msUntilDue, redateLeases } from "./delivery-queue.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const AHEAD = new Date("2026-11-23T10:00:00.000Z");
const LEASE_MS = 15_000;
const sink = "crm" as const;

describe.each(engines)("on %s, deliveries and clocks that are wrong", (engine) => {
  let desk: TestDesk;

  beforeEach(async () => {
    desk = await openTestDesk(engine, {
      clock: () => NOW,
      crmWebhookUrl: "https://crm.example/hooks",
    });
    await acceptQuote(desk);
  });
  afterEach(() => desk.close());

  const claim = (now: Date) => claimDue(desk.store, { sink, leaseMs: LEASE_MS, now, limit: 4 });
  const later = (ms: number) => new Date(NOW.getTime() + ms);

  it("leave alone what somebody with a clock ahead of ours is sending", async () => {
    const [theirs] = await claim(AHEAD);
    expect(await claim(NOW)).toEqual([]);
    expect(await msUntilDue(desk.store, sink, NOW)).toBeGreaterThan(LEASE_MS);
    if (theirs) await endAttempt(desk.store, theirs, { status: "delivered" }, AHEAD);
    expect(await outboxOf(desk.store, sink)).toMatchObject([{ status: "delivered", attempts: 1 }]);
  });

  it("take at once what such a clock only put off", async () => {
    const [theirs] = await claim(AHEAD);
    const putOff = {
      status: "pending",
      error: "away",
      delayMs: 10_000,
      waitsFor: null,
    } as const;
    if (theirs) await endAttempt(desk.store, theirs, putOff, AHEAD);
    expect(await msUntilDue(desk.store, sink, NOW)).toBe(0);
    expect(await claim(NOW)).toMatchObject([{ attempt: 2 }]);
  });

  it("do not wait for days when its holder is gone, only one lease longer", async () => {
    const [theirs] = await claim(AHEAD);
    await redateLeases(desk.store, { sink, leaseMs: LEASE_MS, now: NOW });
    expect(await claim(later(LEASE_MS - 1))).toEqual([]);
    expect(await claim(later(LEASE_MS))).toMatchObject([{ id: theirs?.id, attempt: 2 }]);
  });

  it("give a lease that is as it should be no longer time", async () => {
    await claim(NOW);
    await redateLeases(desk.store, { sink, leaseMs: LEASE_MS, now: later(LEASE_MS - 1) });
    expect(await claim(later(LEASE_MS))).toHaveLength(1);
  });
});
