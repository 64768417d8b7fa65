import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { claimDueMessages, recordAttempt } from "#server/outbox/message-queue.ts";
import { type OutboxWorker, startOutboxWorker } from "#server/outbox/outbox-worker.ts";
import type { DueMessage, SendResult, Sink } from "#server/outbox/sink.ts";
import { eventually } from "#tests/support/eventually.ts";
import { insertManyLeads } from "#tests/support/many-leads.ts";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";
import { openTestBackend, silent, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { leadReferences } from "./lead-queries.ts";
import { MAX_SINGLE_EMAILS, moreLeadsEmail, withMoreLeadsEmail } from "./more-leads.ts";

describe.each(engines)("on %s, in a flood of leads", (engine) => {
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

  const shopMail: Sink = {
    name: "shop_mail",
    leaseMs: 10_000,
    send: async (message) => {
      sent.push(message);
      return outcome(message);
    },
  };

  function limited(retryBaseMs: number): Sink {
    const { store, clock } = backend;
    return withMoreLeadsEmail(shopMail, {
      store,
      clock,
      retryBaseMs,
      siteUrl: "https://shop.example",
    });
  }

  function start(): void {
    const { store, clock } = backend;
    workers.push(
      startOutboxWorker({
        store,
        clock,
        retryBaseMs: 2,
        logger: silent,
        findReferences: leadReferences(store),
        sinks: [limited(2)],
      }),
    );
  }

  /** Stores leads whose shop emails are due; returns their references. */
  async function queue(count: number): Promise<string[]> {
    const { queries } = backend.store;
    await insertManyLeads(backend.store, { count, latest: backend.clock() });
    await queries
      .updateTable("deliveries")
      .set({ status: "pending" })
      .where("sink", "=", "shop_mail")
      .execute();
    const leads = await queries.selectFrom("leads").select("reference").execute();
    return leads.map(({ reference }) => reference);
  }

  const allDelivered = () =>
    eventually(async () => {
      const rows = await outboxOf(backend.store, "shop_mail");
      expect(rows.filter(({ status }) => status !== "delivered")).toEqual([]);
      return rows;
    });

  const isForAll = ({ reference }: DueMessage) => reference === "more-leads";
  const namedIn = ({ payload }: DueMessage) => JSON.parse(payload).text.match(/^Q-\w+/gm);

  it("forty emails reach the inbox one by one, and one names all the others (rule 15.20)", async () => {
    const references = await queue(MAX_SINGLE_EMAILS + 560);
    start();
    const rows = await allDelivered();
    const single = sent.filter((message) => !isForAll(message));
    const forAll = sent.filter(isForAll);
    expect(single).toHaveLength(40);
    expect(forAll).toHaveLength(1);
    const named = [...single.map(({ reference }) => reference), ...forAll.flatMap(namedIn)];
    expect(named.sort()).toEqual(references.sort());
    expect(rows.filter(({ digest }) => digest === forAll[0]?.id)).toHaveLength(560);
  });

  it("no lead is left out by any number of workers", async () => {
    const references = await queue(MAX_SINGLE_EMAILS + 30);
    for (let n = 0; n < 3; n += 1) start();
    await allDelivered();
    const named = sent.flatMap((message) =>
      isForAll(message) ? namedIn(message) : [message.reference],
    );
    expect([...new Set(named)].sort()).toEqual(references.sort());
    // Workers that count at the same moment may send a few more.
    expect(sent.length).toBeLessThan(MAX_SINGLE_EMAILS + 15);
  });

  it("an email about more leads whose result was lost is sent anew and names them all", async () => {
    const references = await queue(MAX_SINGLE_EMAILS + 5);
    let lost = 0;
    outcome = (message) => {
      if (!isForAll(message) || lost >= 2) return { kind: "delivered" };
      lost += 1;
      return { kind: "retry", error: "The mail server did not reply." };
    };
    start();
    await allDelivered();
    const forAll = sent.filter(isForAll);
    const single = sent.filter((message) => !isForAll(message));
    const delivered = [
      ...single.map(({ reference }) => reference),
      ...forAll.slice(2).flatMap(namedIn),
    ];
    expect(delivered.sort()).toEqual(references.sort());
    expect(new Set(forAll.map(({ id }) => id)).size).toBe(forAll.length);
  });

  describe("by the clock", () => {
    const LEASE_MS = 10_000;
    let now: Date;

    beforeEach(() => {
      now = new Date("2026-11-21T10:00:00.000Z");
      backend.clock = () => now;
    });

    const later = (ms: number) => {
      now = new Date(now.getTime() + ms);
    };

    /** Sends as a worker does, which may be killed before it records; returns what was sent. */
    async function sendNow({ killed = false } = {}): Promise<string[]> {
      sent = [];
      const next = await limited(10_000).nextSends?.();
      const claim = { leaseMs: LEASE_MS, now, limit: next?.most ?? 0 };
      const claimed = await claimDueMessages(backend.store, { sink: "shop_mail", ...claim });
      for (const message of claimed) {
        await next?.via.send({ ...message, reference: "Q-1" });
        if (!killed) await recordAttempt(backend.store, message, { status: "delivered" }, now);
      }
      return sent.map(({ reference }) => reference);
    }

    it("more leads are told of at once, then every ten minutes; an hour later one by one", async () => {
      await queue(MAX_SINGLE_EMAILS + 2);
      expect(await sendNow()).toHaveLength(40);
      expect(await sendNow()).toEqual(["more-leads"]);
      await acceptQuote(backend);
      later(10 * 60_000 - 1);
      expect(await sendNow()).toEqual([]);
      later(1);
      expect(await sendNow()).toEqual(["more-leads"]);
      await acceptQuote(backend, { specialRequests: "an hour later" });
      later(50 * 60_000);
      expect(await sendNow()).toEqual(["Q-1"]);
    });

    it("nothing is lost when a process is killed between sending and recording", async () => {
      await queue(MAX_SINGLE_EMAILS + 2);
      await sendNow();
      expect(await sendNow({ killed: true })).toEqual(["more-leads"]);
      later(10 * 60_000 - 1);
      expect(await sendNow()).toEqual([]);
      later(1);
      expect(await sendNow()).toEqual(["more-leads"]);
      const rows = await outboxOf(backend.store, "shop_mail");
      expect(rows.filter(({ status }) => status !== "delivered")).toEqual([]);
    });
  });
});

it("the email about more leads says what happened and nothing a shopper typed", () => {
  const email = moreLeadsEmail(
    [
      { reference: "Q-1", occasion: "accepted" },
      { reference: "Q-2", occasion: "answer-due-3" },
      { reference: "B-3", occasion: "moved-1" },
    ],
    "https://shop.example",
  );
  expect(email.subject).toBe("More leads are waiting (3)");
  expect(email.text.split("\n").slice(-3)).toEqual([
    "Q-1",
    "Q-2 (still to answer)",
    "B-3 (changed)",
  ]);
  expect(email.to).toBeUndefined();
});
