import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { MessageStatus, SinkName } from "#server/store/schema.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { outboxHealth } from "./outbox-health.ts";

const MORNING = new Date("2026-11-21T10:00:00.000Z");
const NOON = new Date("2026-11-21T12:00:00.000Z");

describe.each(engines)("on %s, the age of the oldest undelivered message", (engine) => {
  let backend: TestBackend;
  let now: Date;

  beforeEach(async () => {
    now = MORNING;
    backend = await openTestBackend(engine, {
      clock: () => now,
      crmWebhookUrl: "https://crm.example/hooks",
    });
    await acceptQuote(backend, { idempotencyKey: "morning" });
    await set("delivered");
  });
  afterEach(() => backend.close());

  const set = (status: MessageStatus, sink?: SinkName) =>
    backend.store.queries
      .updateTable("deliveries")
      .set({ status })
      .$if(sink !== undefined, (query) => query.where("sink", "=", sink ?? "crm"))
      .execute();
  const oldest = async () => (await outboxHealth(backend.store)).oldestUndeliveredSince;

  it("is undefined when all messages were delivered", async () => {
    expect(await oldest()).toBeUndefined();
  });

  it("includes parked messages while others are pending", async () => {
    await set("parked", "crm");
    expect(await oldest()).toEqual(MORNING);
    now = NOON;
    await acceptQuote(backend, { idempotencyKey: "noon" });
    expect(await oldest()).toEqual(MORNING);
  });
});
