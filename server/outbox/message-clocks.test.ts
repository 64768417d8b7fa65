import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import {
  claimDueMessages,
  msUntilNextDue,
  recordAttempt,
  resetFutureLeases,
} from "./message-queue.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const AHEAD = new Date("2026-11-23T10:00:00.000Z");
const LEASE_MS = 15_000;
const sink = "crm" as const;

describe.each(engines)("on %s, messages and wrong clocks", (engine) => {
  let backend: TestBackend;

  beforeEach(async () => {
    backend = await openTestBackend(engine, {
      clock: () => NOW,
      crmWebhookUrl: "https://crm.example/hooks",
    });
    await acceptQuote(backend);
  });
  afterEach(() => backend.close());

  const claim = (now: Date) =>
    claimDueMessages(backend.store, { sink, leaseMs: LEASE_MS, now, limit: 4 });
  const later = (ms: number) => new Date(NOW.getTime() + ms);

  it("a message claimed by a process with a fast clock is left alone", async () => {
    const [theirs] = await claim(AHEAD);
    expect(await claim(NOW)).toEqual([]);
    expect(await msUntilNextDue(backend.store, sink, NOW)).toBeGreaterThan(LEASE_MS);
    if (theirs) await recordAttempt(backend.store, theirs, { status: "delivered" }, AHEAD);
    expect(await outboxOf(backend.store, sink)).toMatchObject([
      { status: "delivered", attempts: 1 },
    ]);
  });

  it("a message delayed by a fast clock is due at once", async () => {
    const [theirs] = await claim(AHEAD);
    const putOff = {
      status: "pending",
      error: "away",
      delayMs: 10_000,
      waitsFor: null,
    } as const;
    if (theirs) await recordAttempt(backend.store, theirs, putOff, AHEAD);
    expect(await msUntilNextDue(backend.store, sink, NOW)).toBe(0);
    expect(await claim(NOW)).toMatchObject([{ attempt: 2 }]);
  });

  it("a lease from the future ends one lease later, not days later", async () => {
    const [theirs] = await claim(AHEAD);
    await resetFutureLeases(backend.store, { sink, leaseMs: LEASE_MS, now: NOW });
    expect(await claim(later(LEASE_MS - 1))).toEqual([]);
    expect(await claim(later(LEASE_MS))).toMatchObject([{ id: theirs?.id, attempt: 2 }]);
  });

  it("a correct lease isn't extended", async () => {
    await claim(NOW);
    await resetFutureLeases(backend.store, { sink, leaseMs: LEASE_MS, now: later(LEASE_MS - 1) });
    expect(await claim(later(LEASE_MS))).toHaveLength(1);
  });
});
