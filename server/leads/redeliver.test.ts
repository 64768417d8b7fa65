import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { redeliverParked } from "#server/outbox/make-due.ts";
import { openTestDesk, type TestDesk } from "#tests/support/lead-desk.ts";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";
import { engines } from "#tests/support/test-database.ts";
import { type ArchivedLead, findLead } from "./lead-archive.ts";
import { redeliverLead } from "./redeliver.ts";

describe.each(engines)("on %s, sending a lead again", (engine) => {
  let desk: TestDesk;
  const now = new Date("2026-11-21T12:00:00.000Z");

  beforeEach(async () => {
    desk = await openTestDesk(engine, { crmWebhookUrl: "https://crm.example/hooks" });
  });
  afterEach(() => desk.close());

  async function archived(reference: string): Promise<ArchivedLead> {
    const lead = await findLead(desk.store.queries, reference);
    if (!lead) throw new Error(`${reference} is not stored`);
    return lead;
  }

  const setAll = (values: { status: "parked" | "delivered"; attempts?: number }) =>
    desk.store.queries.updateTable("deliveries").set(values).execute();

  const again = async (reference: string, crmConfigured = true) =>
    redeliverLead(desk.store, await archived(reference), { crmConfigured, now });

  it("makes parked deliveries due now, with all their attempts again", async () => {
    const reference = await acceptQuote(desk);
    await setAll({ status: "parked", attempts: 12 });
    expect(await again(reference)).toBe(3);
    expect(await outboxOf(desk.store, "crm")).toMatchObject([
      { status: "pending", attempts: 0, next_attempt_at: now.toISOString() },
    ]);
  });

  it("sends what had arrived to the shop once more, under the old id, never to the shopper", async () => {
    const reference = await acceptQuote(desk);
    const [before] = await outboxOf(desk.store, "crm");
    await setAll({ status: "delivered" });
    expect(await again(reference)).toBe(2);
    const [after] = await outboxOf(desk.store, "crm");
    expect(after).toMatchObject({ id: before?.id, payload: before?.payload, status: "pending" });
    expect(await outboxOf(desk.store, "shopper_mail")).toMatchObject([{ status: "delivered" }]);
  });

  it("gives a CRM that was configured later the record as it was stored", async () => {
    desk.config.crmWebhookUrl = undefined;
    const reference = await acceptQuote(desk);
    await setAll({ status: "delivered" });
    expect(await again(reference)).toBe(1);
    const [crm] = await outboxOf(desk.store, "crm");
    expect(JSON.parse(crm?.payload ?? "")).toEqual((await archived(reference)).record);
  });

  it("leaves alone what is being sent this moment", async () => {
    const reference = await acceptQuote(desk);
    await desk.store.queries
      .updateTable("deliveries")
      .set({ lease: "held", next_attempt_at: "2026-11-21T12:00:10.000Z" })
      .where("sink", "=", "crm")
      .execute();
    expect(await again(reference)).toBe(2);
    expect(await outboxOf(desk.store, "crm")).toMatchObject([{ lease: "held" }]);
  });

  it("sends everything again that was given up on", async () => {
    await acceptQuote(desk, { idempotencyKey: "a" });
    await acceptQuote(desk, { idempotencyKey: "b" });
    await setAll({ status: "parked" });
    await acceptQuote(desk, { idempotencyKey: "c" });
    expect(await redeliverParked(desk.store, now)).toBe(6);
    expect(await redeliverParked(desk.store, now)).toBe(0);
  });
});
