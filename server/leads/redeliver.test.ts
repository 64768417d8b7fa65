import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { emptySentPayloads } from "#server/outbox/empty-payloads.ts";
import { redeliverParked } from "#server/outbox/make-due.ts";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { findLead, type StoredLead } from "./lead-queries.ts";
import { redeliverLead } from "./redeliver.ts";

describe.each(engines)("on %s, redelivering a lead", (engine) => {
  let backend: TestBackend;
  const now = new Date("2026-11-21T12:00:00.000Z");

  beforeEach(async () => {
    backend = await openTestBackend(engine, { crmWebhookUrl: "https://crm.example/hooks" });
  });
  afterEach(() => backend.close());

  async function storedLead(reference: string): Promise<StoredLead> {
    const lead = await findLead(backend.store.queries, reference);
    if (!lead) throw new Error(`${reference} is not stored`);
    return lead;
  }

  const setAll = (values: { status: "parked" | "delivered"; attempts?: number }) =>
    backend.store.queries.updateTable("deliveries").set(values).execute();

  const again = async (reference: string, crmConfigured = true) =>
    redeliverLead(backend.store, await storedLead(reference), {
      kinds: leadKinds,
      siteUrl: "https://shop.example",
      crmConfigured,
      now,
    });

  it("makes parked messages due now with all attempts", async () => {
    const reference = await acceptQuote(backend);
    await setAll({ status: "parked", attempts: 12 });
    expect(await again(reference)).toBe(3);
    expect(await outboxOf(backend.store, "crm")).toMatchObject([
      { status: "pending", attempts: 0, next_attempt_at: now.toISOString() },
    ]);
  });

  it("resends delivered shop messages under the same id, never the shopper's", async () => {
    const reference = await acceptQuote(backend);
    const [before] = await outboxOf(backend.store, "crm");
    await setAll({ status: "delivered" });
    expect(await again(reference)).toBe(2);
    const [after] = await outboxOf(backend.store, "crm");
    expect(after).toMatchObject({ id: before?.id, payload: before?.payload, status: "pending" });
    expect(await outboxOf(backend.store, "shopper_mail")).toMatchObject([{ status: "delivered" }]);
  });

  it("composes payloads that were dropped after delivery again, from the record (rule 15.24)", async () => {
    const specialRequests = "Mind the staircase";
    const reference = await acceptQuote(backend, { specialRequests, phone: "(713) 555-0177" });
    const [before] = await outboxOf(backend.store, "crm");
    await setAll({ status: "delivered" });
    expect(await emptySentPayloads(backend.store)).toBe(3);
    expect(await emptySentPayloads(backend.store)).toBe(0);
    expect(await again(reference)).toBe(2);
    const [crm] = await outboxOf(backend.store, "crm");
    expect(JSON.parse(crm?.payload ?? "")).toEqual(JSON.parse(before?.payload ?? ""));
    const [shop] = await outboxOf(backend.store, "shop_mail");
    const email = JSON.parse(shop?.payload ?? "");
    expect(email.subject).toContain(reference);
    expect(email.replyTo).toEqual({ name: "Dana Whitfield", address: "Dana@example.com" });
    expect(email.text).toContain(specialRequests);
    expect(email.text).toContain("(713) 555-0177");
    expect(await outboxOf(backend.store, "shopper_mail")).toMatchObject([
      { status: "delivered", payload: "" },
    ]);
  });

  it("sends the stored record to a CRM that was configured later", async () => {
    backend.config.crmWebhookUrl = undefined;
    const reference = await acceptQuote(backend);
    await setAll({ status: "delivered" });
    expect(await again(reference)).toBe(1);
    const [crm] = await outboxOf(backend.store, "crm");
    expect(JSON.parse(crm?.payload ?? "")).toEqual((await storedLead(reference)).record);
  });

  it("skips messages being sent", async () => {
    const reference = await acceptQuote(backend);
    await backend.store.queries
      .updateTable("deliveries")
      .set({ lease: "held", next_attempt_at: "2026-11-21T12:00:10.000Z" })
      .where("sink", "=", "crm")
      .execute();
    expect(await again(reference)).toBe(2);
    expect(await outboxOf(backend.store, "crm")).toMatchObject([{ lease: "held" }]);
  });

  it("redelivers all parked messages", async () => {
    await acceptQuote(backend, { idempotencyKey: "a" });
    await acceptQuote(backend, { idempotencyKey: "b" });
    await setAll({ status: "parked" });
    await acceptQuote(backend, { idempotencyKey: "c" });
    expect(await redeliverParked(backend.store, now)).toBe(6);
    expect(await redeliverParked(backend.store, now)).toBe(0);
  });
});
