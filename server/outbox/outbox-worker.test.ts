import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadReferences } from "#server/leads/lead-queries.ts";
import { eventually } from "#tests/support/eventually.ts";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";
import { openTestBackend, silent, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import {
  expectedSignature,
  type ReceiverResponse,
  startWebhookReceiver,
  type WebhookReceiver,
} from "#tests/support/webhook-receiver.ts";
import { crmWebhook } from "./crm-webhook.ts";
import { outboxHealth } from "./outbox-health.ts";
import { type OutboxWorker, startOutboxWorker } from "./outbox-worker.ts";
import type { SendResult, Sink } from "./sink.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

describe.each(engines)("on %s, the outbox worker", (engine) => {
  let backend: TestBackend;
  let receiver: WebhookReceiver;
  let response: (count: number) => ReceiverResponse | "never";
  let workers: OutboxWorker[];
  let now: () => Date;

  beforeEach(async () => {
    response = () => ({ status: 200 });
    now = () => new Date();
    workers = [];
    receiver = await startWebhookReceiver((count) => response(count));
    backend = await openTestBackend(engine, {
      clock: () => now(),
      crmWebhookUrl: receiver.url,
      onMessagesQueued: () => {
        for (const worker of workers) worker.wake();
      },
    });
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await receiver.close();
    await backend.close();
  });

  function start(sinks?: Sink[], retryBaseMs = 5): OutboxWorker {
    const crm = crmWebhook({ url: receiver.url, secret, clock: () => now() });
    const worker = startOutboxWorker({
      store: backend.store,
      findReferences: leadReferences(backend.store),
      sinks: sinks ?? [crm],
      clock: () => now(),
      logger: silent,
      retryBaseMs,
    });
    workers.push(worker);
    return worker;
  }

  const crmStatus = async () => (await outboxOf(backend.store, "crm")).map(({ status }) => status);

  /** The record of the only lead, which the CRM gets as it is stored. */
  async function storedRecord(): Promise<string> {
    const lead = backend.store.queries.selectFrom("leads").select("record");
    return (await lead.executeTakeFirstOrThrow()).record;
  }

  it("posts the stored record, signed as Standard Webhooks specifies", async () => {
    start();
    await acceptQuote(backend);
    await eventually(async () => expect(await crmStatus()).toEqual(["delivered"]));
    const [row] = await outboxOf(backend.store, "crm");
    const [request] = receiver.received;
    expect(request?.body).toBe(await storedRecord());
    expect(row?.payload, "dropped after delivery (rule 15.24)").toBe("");
    expect(request?.headers["webhook-id"]).toBe(row?.id);
    expect(request?.headers["content-type"]).toBe("application/json");
    expect(Number(request?.headers["webhook-timestamp"]) * 1000).toBeCloseTo(Date.now(), -4);
    expect(request && expectedSignature(secret, request)).toBe(
      request?.headers["webhook-signature"],
    );
  });

  it.each([301, 400, 401, 403, 404, 408, 409, 418, 422, 425, 429, 500, 503])(
    "H1: retries after status %i with the same webhook-id",
    async (status) => {
      const headers = { location: receiver.url };
      response = (count) => ({ status: count < 3 ? status : 200, headers });
      start();
      await acceptQuote(backend);
      await eventually(async () => expect(await crmStatus()).toEqual(["delivered"]));
      expect(receiver.received).toHaveLength(3);
      expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
      // If a redirect were followed, the request would arrive without the record.
      const record = await storedRecord();
      expect(receiver.received.map(({ body }) => body)).toEqual(Array(3).fill(record));
    },
  );

  it("retries when the CRM does not respond in time", async () => {
    response = (count) => (count === 1 ? "never" : { status: 200 });
    start([crmWebhook({ url: receiver.url, secret, clock: () => now(), timeoutMs: 100 })]);
    await acceptQuote(backend);
    await eventually(async () => expect(await crmStatus()).toEqual(["delivered"]));
    expect(receiver.received.length).toBeGreaterThan(1);
  });

  it("parks a message after twelve failed attempts and counts it as parked", async () => {
    response = () => ({ status: 500 });
    start(undefined, 1);
    now = fastClock();
    await acceptQuote(backend);
    await eventually(async () => expect(await crmStatus()).toEqual(["parked"]));
    expect(receiver.received).toHaveLength(12);
    expect((await outboxHealth(backend.store)).parked).toBe(1);
  });

  it("parks a message that keeps failing unexpectedly", async () => {
    const broken = async () => {
      throw new Error("a fault of ours");
    };
    start([{ name: "crm", leaseMs: 30_000, send: broken }], 1);
    now = fastClock();
    await acceptQuote(backend);
    await eventually(async () => expect(await crmStatus()).toEqual(["parked"]));
    expect(await outboxOf(backend.store, "crm")).toMatchObject([{ attempts: 12 }]);
  });

  it("waits as long as Retry-After says", async () => {
    response = () => ({ status: 503, headers: { "retry-after": "120" } });
    start();
    await acceptQuote(backend);
    const row = await eventually(async () => {
      const [first] = await outboxOf(backend.store, "crm");
      if (!first?.last_error) throw new Error("no attempt has ended");
      return first;
    });
    const waitMs = Date.parse(row.next_attempt_at) - Date.parse(row.scheduled_at);
    expect(waitMs).toBe(120_000);
  });

  it("keeps sending to one sink while another hangs", async () => {
    const hanging = Promise.withResolvers<{ kind: "delivered" }>();
    const emails: string[] = [];
    start([
      { name: "crm", leaseMs: 30_000, send: () => hanging.promise },
      {
        name: "shop_mail",
        leaseMs: 30_000,
        send: async ({ id }) => {
          emails.push(id);
          return { kind: "delivered" };
        },
      },
    ]);
    for (let i = 0; i < 10; i += 1) await acceptQuote(backend, { idempotencyKey: `form-${i}` });
    await eventually(() => expect(emails).toHaveLength(10));
    hanging.resolve({ kind: "delivered" });
  });

  it("sends each message once with several workers", async () => {
    const references = await Promise.all(
      Array.from({ length: 40 }, (_, i) => acceptQuote(backend, { idempotencyKey: `form-${i}` })),
    );
    start();
    start();
    start();
    await eventually(async () =>
      expect(await crmStatus()).toEqual(references.map(() => "delivered")),
    );
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(ids).toHaveLength(references.length);
    expect(new Set(ids).size).toBe(references.length);
  });

  it("sends a killed worker's message after its lease expires", async () => {
    await acceptQuote(backend);
    const killed = start([{ name: "crm", leaseMs: 30_000, send: () => new Promise(() => {}) }]);
    await eventually(async () =>
      expect(await outboxOf(backend.store, "crm")).toMatchObject([{ attempts: 1 }]),
    );
    void killed.stop();
    workers = [];
    start();
    const soon = Date.now() + 31_000;
    now = () => new Date(soon);
    await eventually(async () => expect(await crmStatus()).toEqual(["delivered"]));
  });

  it("H3: renews its lease while waiting for a response", async () => {
    await acceptQuote(backend);
    const sending = Promise.withResolvers<void>();
    const responded = Promise.withResolvers<SendResult>();
    let sent = 0;
    const slow: Sink = {
      name: "crm",
      leaseMs: 3_000,
      send: () => {
        sent += 1;
        sending.resolve();
        return responded.promise;
      },
    };
    start([slow]);
    start([slow]);
    await sending.promise;
    const [first] = await outboxOf(backend.store, "crm");
    const leaseEnd = Date.parse(first?.next_attempt_at ?? "");
    await eventually(async () => {
      const [row] = await outboxOf(backend.store, "crm");
      expect(Date.parse(row?.next_attempt_at ?? "")).toBeGreaterThan(leaseEnd + 3_000);
    });
    responded.resolve({ kind: "delivered" });
    await eventually(async () => expect(await crmStatus()).toEqual(["delivered"]));
    expect(sent).toBe(1);
  });

  it("stores nothing for a worker that lost its lease", async () => {
    await acceptQuote(backend);
    const sending = Promise.withResolvers<void>();
    const late = Promise.withResolvers<SendResult>();
    const slow = start([
      {
        name: "crm",
        leaseMs: 30_000,
        send: () => {
          sending.resolve();
          return late.promise;
        },
      },
    ]);
    await sending.promise;
    const soon = Date.now() + 31_000;
    now = () => new Date(soon);
    start();
    await eventually(async () => expect(await crmStatus()).toEqual(["delivered"]));
    late.resolve({ kind: "park", error: "too late" });
    await slow.stop();
    expect(await outboxOf(backend.store, "crm")).toMatchObject([
      { status: "delivered", attempts: 2, last_error: null },
    ]);
    expect(receiver.received).toHaveLength(1);
  });

  it("sends at once after the clock was set back a day", async () => {
    const tomorrow = Date.now() + 86_400_000;
    now = () => new Date(tomorrow);
    response = (count) => ({ status: count === 1 ? 500 : 200 });
    await acceptQuote(backend);
    now = () => new Date();
    start();
    await eventually(async () => expect(await crmStatus()).toEqual(["delivered"]));
  });

  it("finishes and records attempts in flight before stopping", async () => {
    const sending = Promise.withResolvers<void>();
    const responded = Promise.withResolvers<{ kind: "delivered" }>();
    const worker = start([
      {
        name: "crm",
        leaseMs: 30_000,
        send: () => {
          sending.resolve();
          return responded.promise;
        },
      },
    ]);
    await acceptQuote(backend);
    await sending.promise;
    const stopped = worker.stop();
    responded.resolve({ kind: "delivered" });
    await stopped;
    expect(await crmStatus()).toEqual(["delivered"]);
  });
});

/** A clock that advances an hour per reading, so that no test waits for a retry delay. */
function fastClock(): () => Date {
  let time = Date.now();
  return () => {
    time += 3_600_000;
    return new Date(time);
  };
}
