import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { groupedEmail } from "#server/leads/grouped-email.ts";
import { messageOrigins } from "#server/leads/message-origins.ts";
import { eventually } from "#tests/support/eventually.ts";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";
import { openTestBackend, silent, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { createEmailGrouping, MAX_SINGLE_EMAILS } from "./email-grouping.ts";
import { type OutboxWorker, startOutboxWorker } from "./outbox-worker.ts";
import { MAX_ATTEMPTS } from "./retry-delay.ts";
import type { DueMessage, SendResult, Sink } from "./sink.ts";

describe.each(engines)("on %s, shop emails", (engine) => {
  let backend: TestBackend;
  let workers: OutboxWorker[];
  let sent: DueMessage[];
  let outcome: (message: DueMessage) => SendResult;

  beforeEach(async () => {
    backend = await openTestBackend(engine);
    workers = [];
    sent = [];
    outcome = () => ({ kind: "delivered" });
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await backend.close();
  });

  const inbox: Sink = {
    name: "shop_mail",
    leaseMs: 10_000,
    group: groupedEmail(leadKinds, "https://shop.example"),
    send: async (message) => {
      const result = outcome(message);
      if (result.kind === "delivered") sent.push(message);
      return result;
    },
  };

  function start(): void {
    const { store, clock } = backend;
    workers.push(
      startOutboxWorker({
        store,
        findOrigins: messageOrigins(store),
        sinks: [inbox],
        clock,
        logger: silent,
        retryBaseMs: 2,
      }),
    );
  }

  async function accept(count: number): Promise<string[]> {
    const references: string[] = [];
    for (let n = 0; n < count; n += 1) {
      references.push(await acceptQuote(backend, { email: `shopper-${n}@example.com` }));
    }
    return references;
  }

  const allDelivered = () =>
    eventually(async () => {
      const rows = await outboxOf(backend.store, "shop_mail");
      expect(rows.filter(({ status }) => status !== "delivered")).toEqual([]);
      return rows;
    });

  it("are sent one by one up to the limit, then grouped", async () => {
    const references = await accept(MAX_SINGLE_EMAILS + 37);
    start();
    const rows = await allDelivered();
    const [groups, single] = [
      sent.filter(({ reference }) => reference === "notices"),
      sent.filter(({ reference }) => reference !== "notices"),
    ];
    expect(single).toHaveLength(MAX_SINGLE_EMAILS);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.payload).toContain("37 notices in one mail");
    const mentioned = [...single.map(({ reference }) => reference), groups[0]?.payload].join();
    expect(references.filter((reference) => !mentioned.includes(reference))).toEqual([]);
    expect(rows.filter(({ digest }) => digest === groups[0]?.id)).toHaveLength(37);
  });

  it("contain nothing shoppers typed when grouped", async () => {
    await accept(MAX_SINGLE_EMAILS + 2);
    start();
    await allDelivered();
    const group = sent.find(({ reference }) => reference === "notices");
    expect(group?.payload).toContain("new quote request");
    expect(group?.payload).not.toMatch(/Dana|Whitfield|cognac|shopper-/);
  });

  it("are each sent once by any number of workers", async () => {
    const references = await accept(MAX_SINGLE_EMAILS + 30);
    for (let n = 0; n < 3; n += 1) start();
    await allDelivered();
    const mentioned = sent.flatMap(({ reference, payload }) =>
      reference === "notices"
        ? references.filter((known) => JSON.parse(payload).text.includes(known))
        : [reference],
    );
    expect(mentioned.sort()).toEqual(references.sort());
    // Each worker may have a few in flight when the last single one is counted.
    expect(sent.length).toBeLessThan(MAX_SINGLE_EMAILS + 20);
  });

  it("wait and are retried when the email server is unreachable", async () => {
    await accept(MAX_SINGLE_EMAILS + 5);
    let refused = 0;
    outcome = ({ reference }) => {
      if (reference !== "notices" || refused >= 2) return { kind: "delivered" };
      refused += 1;
      return { kind: "retry", error: "The mail server is away." };
    };
    start();
    await allDelivered();
    expect(refused).toBe(2);
  });

  it("are parked by their own number of attempts, not by the oldest one's", async () => {
    await accept(MAX_SINGLE_EMAILS);
    start();
    await allDelivered();
    await Promise.all(workers.map((worker) => worker.stop()));
    const old = await acceptQuote(backend, { email: "old@example.com" });
    await backend.store.queries
      .updateTable("deliveries")
      .set({ attempts: MAX_ATTEMPTS - 1 })
      .where("status", "=", "pending")
      .execute();
    await acceptQuote(backend, { email: "late@example.com" });
    outcome = () => ({ kind: "retry", error: "The mail server is away." });
    start();
    const parked = await eventually(async () => {
      const rows = await outboxOf(backend.store, "shop_mail");
      const parkedRows = rows.filter(({ status }) => status === "parked");
      expect(parkedRows).not.toEqual([]);
      return parkedRows;
    });
    expect(parked).toMatchObject([{ attempts: MAX_ATTEMPTS }]);
    expect(parked[0]?.payload).toContain(old);
  });

  it("are sent unchanged when only one is waiting", async () => {
    await accept(MAX_SINGLE_EMAILS + 1);
    start();
    await allDelivered();
    expect(sent.map(({ reference }) => reference)).not.toContain("notices");
    expect(sent).toHaveLength(MAX_SINGLE_EMAILS + 1);
  });

  it("are sent as documented: 40 in an hour one by one, grouped after a minute, then every ten minutes", async () => {
    let now = new Date("2026-11-21T10:00:00.000Z");
    backend.clock = () => now;
    const pass = (ms: number) => {
      now = new Date(now.getTime() + ms);
    };
    const groups = createEmailGrouping({
      store: backend.store,
      sink: inbox,
      findOrigins: messageOrigins(backend.store),
      write: groupedEmail(leadKinds, "https://shop.example"),
      clock: backend.clock,
      logger: silent,
      retryBaseMs: 10_000,
      signal: new AbortController().signal,
    });
    expect(await groups.allowedNow(100)).toBe(40);
    for (const [wait, notes] of [
      [60_000, "the first"],
      [600_000, "those after"],
    ] as const) {
      await acceptQuote(backend, { specialRequests: notes });
      sent = [];
      pass(wait - 1);
      await groups.sendGroupIfDue();
      expect(sent).toEqual([]);
      pass(1);
      await groups.sendGroupIfDue();
      expect(sent).toHaveLength(1);
    }
    await backend.store.queries.updateTable("deliveries").set({ digest: null }).execute();
    expect(await groups.allowedNow(100)).toBe(38);
    pass(60 * 60_000);
    expect(await groups.allowedNow(100)).toBe(40);
  });
});
