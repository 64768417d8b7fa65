import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadKinds } from "#server/lead-kinds/all.ts";
import { groupedEmail } from "#server/leads/grouped-email.ts";
import { eventually } from "#tests/support/eventually.ts";
import { openTestDesk, silent, type TestDesk } from "#tests/support/lead-desk.ts";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";
import { engines } from "#tests/support/test-database.ts";
import { type DeliveryWorker, startDeliveryWorker } from "./delivery-worker.ts";
import { groupNotices, MOST_ALONE } from "./notice-groups.ts";
import { MOST_ATTEMPTS } from "./retry-delay.ts";
import type { DueDelivery, Outcome, Sink } from "./sink.ts";

describe.each(engines)("on %s, notices to the shop", (engine) => {
  let desk: TestDesk;
  let workers: DeliveryWorker[];
  let sent: DueDelivery[];
  let outcome: (delivery: DueDelivery) => Outcome;

  beforeEach(async () => {
    desk = await openTestDesk(engine);
    workers = [];
    sent = [];
    outcome = () => ({ kind: "delivered" });
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await desk.close();
  });

  const inbox: Sink = {
    name: "shop_mail",
    leaseMs: 10_000,
    group: groupedEmail(leadKinds, "https://shop.example"),
    send: async (delivery) => {
      const ended = outcome(delivery);
      if (ended.kind === "delivered") sent.push(delivery);
      return ended;
    },
  };

  function start(): void {
    const { store, clock } = desk;
    workers.push(
      startDeliveryWorker({ store, sinks: [inbox], clock, logger: silent, retryBaseMs: 2 }),
    );
  }

  async function accept(count: number): Promise<string[]> {
    const references: string[] = [];
    for (let n = 0; n < count; n += 1) {
      references.push(await acceptQuote(desk, { email: `shopper-${n}@example.com` }));
    }
    return references;
  }

  const allDelivered = () =>
    eventually(async () => {
      const rows = await outboxOf(desk.store, "shop_mail");
      expect(rows.filter(({ status }) => status !== "delivered")).toEqual([]);
      return rows;
    });

  it("come one by one as long as an inbox can bear it, then together", async () => {
    const references = await accept(MOST_ALONE + 37);
    start();
    const rows = await allDelivered();
    const [groups, alone] = [
      sent.filter(({ reference }) => reference === "notices"),
      sent.filter(({ reference }) => reference !== "notices"),
    ];
    expect(alone).toHaveLength(MOST_ALONE);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.payload).toContain("37 notices in one mail");
    const told = [...alone.map(({ reference }) => reference), groups[0]?.payload].join();
    expect(references.filter((reference) => !told.includes(reference))).toEqual([]);
    expect(rows.filter(({ digest }) => digest === groups[0]?.id)).toHaveLength(37);
  });

  it("say nothing of what people typed when they come together", async () => {
    await accept(MOST_ALONE + 2);
    start();
    await allDelivered();
    const group = sent.find(({ reference }) => reference === "notices");
    expect(group?.payload).toContain("new quote request");
    expect(group?.payload).not.toMatch(/Dana|Whitfield|cognac|shopper-/);
  });

  it("are each told once, however many workers share them", async () => {
    const references = await accept(MOST_ALONE + 30);
    for (let n = 0; n < 3; n += 1) start();
    await allDelivered();
    const told = sent.flatMap(({ reference, payload }) =>
      reference === "notices"
        ? references.filter((known) => JSON.parse(payload).text.includes(known))
        : [reference],
    );
    expect(told.sort()).toEqual(references.sort());
    // Each worker may have a few under way when the last one counts.
    expect(sent.length).toBeLessThan(MOST_ALONE + 20);
  });

  it("wait and come again when the mail server is away", async () => {
    await accept(MOST_ALONE + 5);
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

  it("are given up on by their own attempts, not those of the oldest beside them", async () => {
    await accept(MOST_ALONE);
    start();
    await allDelivered();
    await Promise.all(workers.map((worker) => worker.stop()));
    const old = await acceptQuote(desk, { email: "old@example.com" });
    await desk.store.queries
      .updateTable("deliveries")
      .set({ attempts: MOST_ATTEMPTS - 1 })
      .where("status", "=", "pending")
      .execute();
    await acceptQuote(desk, { email: "late@example.com" });
    outcome = () => ({ kind: "retry", error: "The mail server is away." });
    start();
    const parked = await eventually(async () => {
      const rows = await outboxOf(desk.store, "shop_mail");
      const given = rows.filter(({ status }) => status === "parked");
      expect(given).not.toEqual([]);
      return given;
    });
    expect(parked).toMatchObject([{ attempts: MOST_ATTEMPTS }]);
    expect(parked[0]?.payload).toContain(old);
  });

  it("come as they are when only one is left over", async () => {
    await accept(MOST_ALONE + 1);
    start();
    await allDelivered();
    expect(sent.map(({ reference }) => reference)).not.toContain("notices");
    expect(sent).toHaveLength(MOST_ALONE + 1);
  });

  it("come as documented: 40 in an hour alone, then after a minute, then every ten minutes", async () => {
    let now = new Date("2026-11-21T10:00:00.000Z");
    desk.clock = () => now;
    const pass = (ms: number) => {
      now = new Date(now.getTime() + ms);
    };
    const groups = groupNotices({
      store: desk.store,
      sink: inbox,
      write: groupedEmail(leadKinds, "https://shop.example"),
      clock: desk.clock,
      logger: silent,
      retryBaseMs: 10_000,
      signal: new AbortController().signal,
    });
    expect(await groups.allow(100)).toBe(40);
    for (const [wait, notes] of [
      [60_000, "the first"],
      [600_000, "those after"],
    ] as const) {
      await acceptQuote(desk, { specialRequests: notes });
      sent = [];
      pass(wait - 1);
      await groups.sendTogether();
      expect(sent).toEqual([]);
      pass(1);
      await groups.sendTogether();
      expect(sent).toHaveLength(1);
    }
    await desk.store.queries.updateTable("deliveries").set({ digest: null }).execute();
    expect(await groups.allow(100)).toBe(38);
    pass(60 * 60_000);
    expect(await groups.allow(100)).toBe(40);
  });
});
