import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { openTestDesk, silent, type TestDesk } from "#tests/support/lead-desk.ts";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";
import { engines } from "#tests/support/test-database.ts";
import {
  expectedSignature,
  type ReceiverAnswer,
  startWebhookReceiver,
  type WebhookReceiver,
} from "#tests/support/webhook-receiver.ts";
import { crmWebhook } from "./crm-webhook.ts";
import { type DeliveryWorker, startDeliveryWorker } from "./delivery-worker.ts";
import { outboxHealth } from "./outbox-health.ts";
import type { Outcome, Sink } from "./sink.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

describe.each(engines)("on %s, the delivery worker", (engine) => {
  let desk: TestDesk;
  let receiver: WebhookReceiver;
  let answer: (count: number) => ReceiverAnswer | "never";
  let workers: DeliveryWorker[];
  let now: () => Date;

  beforeEach(async () => {
    answer = () => ({ status: 200 });
    now = () => new Date();
    workers = [];
    receiver = await startWebhookReceiver((count) => answer(count));
    desk = await openTestDesk(engine, {
      clock: () => now(),
      crmWebhookUrl: receiver.url,
      onAccepted: () => {
        for (const worker of workers) worker.nudge();
      },
    });
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await receiver.close();
    await desk.close();
  });

  function start(sinks?: Sink[], retryBaseMs = 5): DeliveryWorker {
    const crm = crmWebhook({ url: receiver.url, secret, clock: () => now() });
    const worker = startDeliveryWorker({
      store: desk.store,
      sinks: sinks ?? [crm],
      clock: () => now(),
      logger: silent,
      retryBaseMs,
    });
    workers.push(worker);
    return worker;
  }

  const crmStatus = async () => (await outboxOf(desk.store, "crm")).map(({ status }) => status);

  it("posts the stored record, signed as Standard Webhooks says", async () => {
    start();
    await acceptQuote(desk);
    await eventually(async () => expect(await crmStatus()).toEqual(["delivered"]));
    const [row] = await outboxOf(desk.store, "crm");
    const [request] = receiver.received;
    expect(request?.body).toBe(row?.payload);
    expect(request?.headers["webhook-id"]).toBe(row?.id);
    expect(request?.headers["content-type"]).toBe("application/json");
    expect(Number(request?.headers["webhook-timestamp"]) * 1000).toBeCloseTo(Date.now(), -4);
    expect(request && expectedSignature(secret, request)).toBe(
      request?.headers["webhook-signature"],
    );
  });

  it.each([301, 400, 401, 403, 404, 408, 409, 418, 422, 425, 429, 500, 503])(
    "H1: tries again after status %i, under the same id",
    async (status) => {
      const headers = { location: receiver.url };
      answer = (count) => ({ status: count < 3 ? status : 200, headers });
      start();
      await acceptQuote(desk);
      await eventually(async () => expect(await crmStatus()).toEqual(["delivered"]));
      expect(receiver.received).toHaveLength(3);
      expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
      // A redirect that was followed would come without the record.
      const [row] = await outboxOf(desk.store, "crm");
      expect(receiver.received.map(({ body }) => body)).toEqual(Array(3).fill(row?.payload));
    },
  );

  it("tries again when the CRM does not answer in time", async () => {
    answer = (count) => (count === 1 ? "never" : { status: 200 });
    start([crmWebhook({ url: receiver.url, secret, clock: () => now(), timeoutMs: 100 })]);
    await acceptQuote(desk);
    await eventually(async () => expect(await crmStatus()).toEqual(["delivered"]));
    expect(receiver.received.length).toBeGreaterThan(1);
  });

  it("parks after twelve failed attempts and says so in its health", async () => {
    answer = () => ({ status: 500 });
    start(undefined, 1);
    now = fastClock();
    await acceptQuote(desk);
    await eventually(async () => expect(await crmStatus()).toEqual(["parked"]));
    expect(receiver.received).toHaveLength(12);
    expect((await outboxHealth(desk.store)).parked).toBe(1);
  });

  it("parks in the end what fails in a way nobody foresaw", async () => {
    const broken = async () => {
      throw new Error("a fault of ours");
    };
    start([{ name: "crm", leaseMs: 30_000, send: broken }], 1);
    now = fastClock();
    await acceptQuote(desk);
    await eventually(async () => expect(await crmStatus()).toEqual(["parked"]));
    expect(await outboxOf(desk.store, "crm")).toMatchObject([{ attempts: 12 }]);
  });

  it("waits as long as Retry-After asks", async () => {
    answer = () => ({ status: 503, headers: { "retry-after": "120" } });
    start();
    await acceptQuote(desk);
    const row = await eventually(async () => {
      const [first] = await outboxOf(desk.store, "crm");
      if (!first?.last_error) throw new Error("no attempt has ended yet");
      return first;
    });
    const waited = Date.parse(row.next_attempt_at) - Date.parse(row.scheduled_at);
    expect(waited).toBe(120_000);
  });

  it("keeps delivering to one sink while another hangs", async () => {
    const hanging = Promise.withResolvers<{ kind: "delivered" }>();
    const mails: string[] = [];
    start([
      { name: "crm", leaseMs: 30_000, send: () => hanging.promise },
      {
        name: "shop_mail",
        leaseMs: 30_000,
        send: async ({ id }) => {
          mails.push(id);
          return { kind: "delivered" };
        },
      },
    ]);
    for (let i = 0; i < 10; i += 1) await acceptQuote(desk, { idempotencyKey: `form-${i}` });
    await eventually(() => expect(mails).toHaveLength(10));
    hanging.resolve({ kind: "delivered" });
  });

  it("shares a queue with other workers without sending anything twice", async () => {
    const references = await Promise.all(
      Array.from({ length: 40 }, (_, i) => acceptQuote(desk, { idempotencyKey: `form-${i}` })),
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

  it("takes over what a killed worker was sending once its lease is over", async () => {
    await acceptQuote(desk);
    const killed = start([{ name: "crm", leaseMs: 30_000, send: () => new Promise(() => {}) }]);
    await eventually(async () =>
      expect(await outboxOf(desk.store, "crm")).toMatchObject([{ attempts: 1 }]),
    );
    void killed.stop();
    workers = [];
    start();
    const soon = Date.now() + 31_000;
    now = () => new Date(soon);
    await eventually(async () => expect(await crmStatus()).toEqual(["delivered"]));
  });

  it("H3: keeps its lease as long as the answer takes, so that nobody else sends it", async () => {
    await acceptQuote(desk);
    const sending = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<Outcome>();
    let sent = 0;
    const slow: Sink = {
      name: "crm",
      leaseMs: 3_000,
      send: () => {
        sent += 1;
        sending.resolve();
        return answered.promise;
      },
    };
    start([slow]);
    start([slow]);
    await sending.promise;
    const [first] = await outboxOf(desk.store, "crm");
    const leaseEnd = Date.parse(first?.next_attempt_at ?? "");
    await eventually(async () => {
      const [row] = await outboxOf(desk.store, "crm");
      expect(Date.parse(row?.next_attempt_at ?? "")).toBeGreaterThan(leaseEnd + 3_000);
    });
    answered.resolve({ kind: "delivered" });
    await eventually(async () => expect(await crmStatus()).toEqual(["delivered"]));
    expect(sent).toBe(1);
  });

  it("changes nothing any more once another worker took over (decision 018)", async () => {
    await acceptQuote(desk);
    const sending = Promise.withResolvers<void>();
    const late = Promise.withResolvers<Outcome>();
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
    expect(await outboxOf(desk.store, "crm")).toMatchObject([
      { status: "delivered", attempts: 2, last_error: null },
    ]);
    expect(receiver.received).toHaveLength(1);
  });

  it("is not held up by a clock that was set back a day", async () => {
    const tomorrow = Date.now() + 86_400_000;
    now = () => new Date(tomorrow);
    answer = (count) => ({ status: count === 1 ? 500 : 200 });
    await acceptQuote(desk);
    now = () => new Date();
    start();
    await eventually(async () => expect(await crmStatus()).toEqual(["delivered"]));
  });

  it("finishes and writes down what it was sending before it stops", async () => {
    const sending = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<{ kind: "delivered" }>();
    const worker = start([
      {
        name: "crm",
        leaseMs: 30_000,
        send: () => {
          sending.resolve();
          return answered.promise;
        },
      },
    ]);
    await acceptQuote(desk);
    await sending.promise;
    const stopped = worker.stop();
    answered.resolve({ kind: "delivered" });
    await stopped;
    expect(await crmStatus()).toEqual(["delivered"]);
  });
});

/** A clock on which every look is an hour after the last, so that no test waits for a back-off. */
function fastClock(): () => Date {
  let time = Date.now();
  return () => {
    time += 3_600_000;
    return new Date(time);
  };
}
