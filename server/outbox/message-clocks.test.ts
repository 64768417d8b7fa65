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

  it("doesn't claim a message that a process with a fast clock has claimed", async () => {
    const [claimed] = await claim(AHEAD);
    expect(await claim(NOW)).toEqual([]);
    expect(await msUntilNextDue(backend.store, sink, NOW)).toBeGreaterThan(LEASE_MS);
    if (claimed) await recordAttempt(backend.store, claimed, { status: "delivered" }, AHEAD);
    expect(await outboxOf(backend.store, sink)).toMatchObject([
      { status: "delivered", attempts: 1 },
    ]);
  });

  it("makes a message due at once that a fast clock delayed", async () => {
    const [claimed] = await claim(AHEAD);
    const retryLater = {
      status: "pending",
      error: "away",
      delayMs: 10_000,
      waitsFor: null,
      receiverFailures: 0,
    } as const;
    if (claimed) await recordAttempt(backend.store, claimed, retryLater, AHEAD);
    expect(await msUntilNextDue(backend.store, sink, NOW)).toBe(0);
    expect(await claim(NOW)).toMatchObject([{ attempt: 2 }]);
  });

  it("ends a lease from the future after one lease, not days later", async () => {
    const [claimed] = await claim(AHEAD);
    await resetFutureLeases(backend.store, { sink, leaseMs: LEASE_MS, now: NOW });
    expect(await claim(later(LEASE_MS - 1))).toEqual([]);
    expect(await claim(later(LEASE_MS))).toMatchObject([{ id: claimed?.id, attempt: 2 }]);
  });

  it("doesn't extend a correct lease", async () => {
    await claim(NOW);
    await resetFutureLeases(backend.store, { sink, leaseMs: LEASE_MS, now: later(LEASE_MS - 1) });
    expect(await claim(later(LEASE_MS))).toHaveLength(1);
  });
});
