import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DeliveryStatus, SinkName } from "#server/store/schema.ts";
import { openTestDesk, type TestDesk } from "#tests/support/lead-desk.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { engines } from "#tests/support/test-database.ts";
import { outboxHealth } from "./outbox-health.ts";

const MORNING = new Date("2026-11-21T10:00:00.000Z");
const NOON = new Date("2026-11-21T12:00:00.000Z");

describe.each(engines)("on %s, the oldest lead that did not reach everyone", (engine) => {
  let desk: TestDesk;
  let now: Date;

  beforeEach(async () => {
    now = MORNING;
    desk = await openTestDesk(engine, {
      clock: () => now,
      crmWebhookUrl: "https://crm.example/hooks",
    });
    await acceptQuote(desk, { idempotencyKey: "morning" });
    await set("delivered");
  });
  afterEach(() => desk.close());

  const set = (status: DeliveryStatus, sink?: SinkName) =>
    desk.store.queries
      .updateTable("deliveries")
      .set({ status })
      .$if(sink !== undefined, (query) => query.where("sink", "=", sink ?? "crm"))
      .execute();
  const oldest = async () => (await outboxHealth(desk.store)).oldestUndeliveredSince;

  it("is none when all did", async () => {
    expect(await oldest()).toBeUndefined();
  });

  it("is one that was given up on, also when others still wait", async () => {
    await set("parked", "crm");
    expect(await oldest()).toEqual(MORNING);
    now = NOON;
    await acceptQuote(desk, { idempotencyKey: "noon" });
    expect(await oldest()).toEqual(MORNING);
  });
});
