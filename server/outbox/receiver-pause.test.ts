import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { messageOrigins } from "#server/leads/message-origins.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { eventually } from "#tests/support/eventually.ts";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";
import { openTestBackend, silent, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import {
  type ReceiverResponse,
  startWebhookReceiver,
  type WebhookReceiver,
} from "#tests/support/webhook-receiver.ts";
import { crmWebhook } from "./crm-webhook.ts";
import { redeliverParked } from "./make-due.ts";
import { type OutboxWorker, startOutboxWorker } from "./outbox-worker.ts";

const WAITING = 12;
const HOUR = 3_600_000;

describe.each(engines)("on %s, H2: responses about the CRM itself", (engine) => {
  let backend: TestBackend;
  let receiver: WebhookReceiver;
  let response: (count: number) => ReceiverResponse;
  let workers: OutboxWorker[];
  let stores: Store[];
  let laterMs: number;

  beforeEach(async () => {
    laterMs = 0;
    workers = [];
    stores = [];
    response = () => ({ status: 200 });
    receiver = await startWebhookReceiver((count) => response(count));
    backend = await openTestBackend(engine, { clock, crmWebhookUrl: receiver.url });
    for (let i = 0; i < WAITING; i += 1) await accept(`waiting-${i}`);
  });
  afterEach(async () => {
    await stopAll();
    await receiver.close();
    for (const store of stores) await store.close();
    await backend.close();
  });

  function clock(): Date {
    return new Date(Date.now() + laterMs);
  }
  const accept = (idempotencyKey: string) => acceptQuote(backend, { idempotencyKey });
  const rows = () => outboxOf(backend.store, "crm");
  const statuses = async () => (await rows()).map(({ status }) => status);
  const allAre = (status: string) =>
    eventually(async () => expect(new Set(await statuses())).toEqual(new Set([status])));
  const trialCount = () => receiver.received.length;
  const trialsSent = (count: number) => eventually(() => expect(trialCount()).toBe(count));

  async function start(retryBaseMs = 10_000, url = receiver.url): Promise<void> {
    const store = await openStore(backend.database);
    stores.push(store);
    const sinks = [crmWebhook({ url, clock })];
    workers.push(
      startOutboxWorker({
        store,
        findOrigins: messageOrigins(store),
        sinks,
        clock,
        logger: silent,
        retryBaseMs,
      }),
    );
  }
  async function stopAll(): Promise<void> {
    await Promise.all(workers.map((worker) => worker.stop()));
    workers = [];
  }
  /** Waits until every worker has certainly polled the outbox, then stops them all. */
  async function stopAfterPolling(): Promise<void> {
    await (await openTestBackend(engine)).close();
    await stopAll();
  }

  it("pause all messages after Retry-After, in every process and after a restart", async () => {
    response = () => ({ status: 429, headers: { "retry-after": "120" } });
    await start();
    await eventually(async () => expect((await pauses()).length).toBe(1));
    await start();
    await stopAfterPolling();
    expect(trialCount()).toBe(1);
    response = () => ({ status: 200 });
    laterMs = 60_000;
    await start();
    await stopAfterPolling();
    expect(trialCount()).toBe(1);
    laterMs = 130_000;
    await start();
    await allAre("delivered");
    expect(trialCount()).toBe(1 + WAITING);
  });

  it.each([401, 404, 500, 503])(
    "limit all processes to one trial message after a %i",
    async (status) => {
      response = () => ({ status });
      await start();
      await eventually(async () => expect((await pauses()).length).toBe(1));
      await stopAfterPolling();
      expect(trialCount()).toBe(1);
      laterMs = 13_000;
      await start();
      await start();
      await trialsSent(2);
      await stopAfterPolling();
      expect(trialCount()).toBe(2);
      response = () => ({ status: 200 });
      laterMs = HOUR;
      await start();
      await start();
      await allAre("delivered");
      const ids = receiver.received.slice(2).map(({ headers }) => headers["webhook-id"]);
      expect(new Set(ids).size).toBe(WAITING);
      expect(ids).toHaveLength(WAITING);
      expect(await pauses()).toEqual([]);
    },
  );

  it("park all pending and later messages after a 410", async () => {
    response = () => ({ status: 410 });
    await start();
    await allAre("parked");
    await accept("new");
    await allAre("parked");
    expect(trialCount()).toBe(1);
    for (const { last_error } of await rows()) expect(last_error).toContain("status 410");
  });

  it("don't prevent redelivering everything after a 410", async () => {
    response = () => ({ status: 410 });
    await start();
    await allAre("parked");
    response = () => ({ status: 200 });
    expect(await redeliverParked(backend.store, clock())).toBe(WAITING);
    await allAre("delivered");
  });

  it("apply to that address only; a new one is tried at once", async () => {
    response = () => ({ status: 503, headers: { "retry-after": "3600" } });
    await start();
    await eventually(async () => expect((await pauses()).length).toBe(1));
    await stopAfterPolling();
    response = () => ({ status: 200 });
    await start(10_000, `${receiver.url}/new`);
    await allAre("delivered");
  });

  it("don't stop other messages when only one record is rejected, nor its own retries", async () => {
    const [poisoned] = await rows();
    const isPoison = () => receiver.received.at(-1)?.headers["webhook-id"] === poisoned?.id;
    response = () => ({ status: isPoison() ? 422 : 200 });
    await start();
    await eventually(async () =>
      expect((await statuses()).filter((status) => status === "delivered")).toHaveLength(
        WAITING - 1,
      ),
    );
    expect(await pauses()).toEqual([]);
    const row = (await rows()).find(({ id }) => id === poisoned?.id);
    const waitMs = Date.parse(row?.next_attempt_at ?? "") - Date.parse(row?.scheduled_at ?? "");
    expect(waitMs).toBeGreaterThan(7_000);
    expect(row?.attempts).toBe(1);
  });

  it("H1: count as delivered with a note for the owner if status 200 comes with a web page", async () => {
    response = () => ({ status: 200, body: "\n<!DOCTYPE html><html><body>Log in</body></html>" });
    await start();
    await allAre("delivered");
    for (const { note } of await rows()) expect(note).toContain("web page");
  });

  const pauses = () => backend.store.queries.selectFrom("receiver_troubles").selectAll().execute();
});
