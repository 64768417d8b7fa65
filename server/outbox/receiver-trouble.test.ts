import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store.ts";
import { eventually } from "#tests/support/eventually.ts";
import { openTestDesk, silent, type TestDesk } from "#tests/support/lead-desk.ts";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";
import { engines } from "#tests/support/test-database.ts";
import {
  type ReceiverAnswer,
  startWebhookReceiver,
  type WebhookReceiver,
} from "#tests/support/webhook-receiver.ts";
import { crmWebhook } from "./crm-webhook.ts";
import { type DeliveryWorker, startDeliveryWorker } from "./delivery-worker.ts";
import { redeliverParked } from "./make-due.ts";

const WAITING = 12;
const HOUR = 3_600_000;

describe.each(engines)("on %s, H2: what the CRM says of itself", (engine) => {
  let desk: TestDesk;
  let receiver: WebhookReceiver;
  let answer: (count: number) => ReceiverAnswer;
  let workers: DeliveryWorker[];
  let stores: Store[];
  let laterMs: number;

  beforeEach(async () => {
    laterMs = 0;
    workers = [];
    stores = [];
    answer = () => ({ status: 200 });
    receiver = await startWebhookReceiver((count) => answer(count));
    desk = await openTestDesk(engine, { clock, crmWebhookUrl: receiver.url });
    for (let i = 0; i < WAITING; i += 1) await accept(`waiting-${i}`);
  });
  afterEach(async () => {
    await stopAll();
    await receiver.close();
    for (const store of stores) await store.close();
    await desk.close();
  });

  function clock(): Date {
    return new Date(Date.now() + laterMs);
  }
  const accept = (idempotencyKey: string) => acceptQuote(desk, { idempotencyKey });
  const rows = () => outboxOf(desk.store, "crm");
  const statuses = async () => (await rows()).map(({ status }) => status);
  const allAre = (status: string) =>
    eventually(async () => expect(new Set(await statuses())).toEqual(new Set([status])));
  const knocks = () => receiver.received.length;
  const knocked = (count: number) => eventually(() => expect(knocks()).toBe(count));

  async function start(retryBaseMs = 10_000, url = receiver.url): Promise<void> {
    const store = await openStore(desk.database);
    stores.push(store);
    const sinks = [crmWebhook({ url, clock })];
    workers.push(startDeliveryWorker({ store, sinks, clock, logger: silent, retryBaseMs }));
  }
  async function stopAll(): Promise<void> {
    await Promise.all(workers.map((worker) => worker.stop()));
    workers = [];
  }
  /** Every worker has looked once more than it would need to. */
  async function looked(): Promise<void> {
    await (await openTestDesk(engine)).close();
    await stopAll();
  }

  it("Retry-After on one holds for all, in every process and after a restart", async () => {
    answer = () => ({ status: 429, headers: { "retry-after": "120" } });
    await start();
    await eventually(async () => expect((await troubles()).length).toBe(1));
    await start();
    await looked();
    expect(knocks()).toBe(1);
    answer = () => ({ status: 200 });
    laterMs = 60_000;
    await start();
    await looked();
    expect(knocks()).toBe(1);
    laterMs = 130_000;
    await start();
    await allAre("delivered");
    expect(knocks()).toBe(1 + WAITING);
  });

  it.each([401, 404, 500, 503])("after a %i one delivery knocks for all", async (status) => {
    answer = () => ({ status });
    await start();
    await eventually(async () => expect((await troubles()).length).toBe(1));
    await looked();
    expect(knocks()).toBe(1);
    laterMs = 13_000;
    await start();
    await start();
    await knocked(2);
    await looked();
    expect(knocks()).toBe(2);
    answer = () => ({ status: 200 });
    laterMs = HOUR;
    await start();
    await start();
    await allAre("delivered");
    const ids = receiver.received.slice(2).map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(WAITING);
    expect(ids).toHaveLength(WAITING);
    expect(await troubles()).toEqual([]);
  });

  it("410 ends everything that waits with one knock, and what comes after", async () => {
    answer = () => ({ status: 410 });
    await start();
    await allAre("parked");
    await accept("new");
    await allAre("parked");
    expect(knocks()).toBe(1);
    for (const { last_error } of await rows()) expect(last_error).toContain("status 410");
  });

  it("after a 410 the owner's word counts: redelivered, everything flows", async () => {
    answer = () => ({ status: 410 });
    await start();
    await allAre("parked");
    answer = () => ({ status: 200 });
    expect(await redeliverParked(desk.store, clock())).toBe(WAITING);
    await allAre("delivered");
  });

  it("holds for that address only: a new one is tried at once", async () => {
    answer = () => ({ status: 503, headers: { "retry-after": "3600" } });
    await start();
    await eventually(async () => expect((await troubles()).length).toBe(1));
    await looked();
    answer = () => ({ status: 200 });
    await start(10_000, `${receiver.url}/new`);
    await allAre("delivered");
  });

  it("one record it cannot take does not stop the others, nor its own schedule", async () => {
    const [poisoned] = await rows();
    const isPoison = () => receiver.received.at(-1)?.headers["webhook-id"] === poisoned?.id;
    answer = () => ({ status: isPoison() ? 422 : 200 });
    await start();
    await eventually(async () =>
      expect((await statuses()).filter((status) => status === "delivered")).toHaveLength(
        WAITING - 1,
      ),
    );
    expect(await troubles()).toEqual([]);
    const row = (await rows()).find(({ id }) => id === poisoned?.id);
    const waits = Date.parse(row?.next_attempt_at ?? "") - Date.parse(row?.scheduled_at ?? "");
    expect(waits).toBeGreaterThan(7_000);
    expect(row?.attempts).toBe(1);
  });

  it("H1: a web page with status 200 is delivered, with a note for the owner", async () => {
    answer = () => ({ status: 200, body: "\n<!DOCTYPE html><html><body>Log in</body></html>" });
    await start();
    await allAre("delivered");
    for (const { note } of await rows()) expect(note).toContain("web page");
  });

  const troubles = () => desk.store.queries.selectFrom("receiver_troubles").selectAll().execute();
});
